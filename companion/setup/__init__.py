"""How a table is described, wired, checked, calibrated, installed and mended."""
