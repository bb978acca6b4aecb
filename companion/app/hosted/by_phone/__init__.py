"""Phones at a hosted table: who sits by one, what it presses, and what it is shown."""
