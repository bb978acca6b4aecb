"""What this board speaks, so that a host can name an older one instead of guessing at it."""

WIRE = 2
FIRMWARE = (2, 0, 0)
