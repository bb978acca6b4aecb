"""Block (1905): everything about it in one folder."""
