"""What the table decides, says and shows. ARCHITECTURE.md has the map."""

__version__ = "0.1.0"
