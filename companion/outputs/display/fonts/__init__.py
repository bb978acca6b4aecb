"""Which fonts this machine has for which letters, and what to write where it has none."""
