"""A table put together: drivers, speaker, evidence, and the header of its matches."""
