"""What this board speaks, so that a host can name an older one instead of guessing at it."""

WIRE = 1
FIRMWARE = (1, 0, 0)
