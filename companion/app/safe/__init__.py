"""A start that is watched; and after too many bad ones, a table that only says what to do."""
