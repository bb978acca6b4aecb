"""Measurements: ratios taken side by side in one run, never timed tests."""
