"""Whole devices to test against, each behind the same socket a real one would have."""
