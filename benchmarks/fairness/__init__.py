"""Who was first, and who was early, measured: `python -m benchmarks.fairness`."""
