"""The journal: what a table observed and decided, kept through power cuts and dying cards."""
