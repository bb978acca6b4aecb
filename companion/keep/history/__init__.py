"""Who played, who won, how fast: drawn from journals, and from them again at any time."""
