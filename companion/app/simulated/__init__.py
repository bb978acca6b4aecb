"""A table on a laptop: simulated hardware, bots, and the views that show it."""
