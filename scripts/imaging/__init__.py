"""Looks at a card that was made to be flashed: what is on it, and how it runs in an emulator."""
