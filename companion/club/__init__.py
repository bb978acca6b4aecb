"""A club: many tables, one store of what was played at them, and who may do what with it."""
