"""The display of a hosted table: what is shown before, in and after a match, and its keys."""
