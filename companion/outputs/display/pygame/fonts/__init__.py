"""The shipped faces, so that a screen looks and fits the same on every machine."""
