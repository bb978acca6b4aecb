"""The self-test of a table: ask for every input and lamp, and name what is not well. Pure."""
