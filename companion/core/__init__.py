"""The referee and what it needs to run a match: pure, and free of any game."""
