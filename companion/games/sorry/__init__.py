"""Sorry! (1950): everything about it in one folder."""
