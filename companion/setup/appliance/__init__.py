"""A table that was flashed onto a card: what its owner wrote down for it, and its versions."""
