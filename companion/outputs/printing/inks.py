"""What the inks look like: those of a lithographer of 1904, dark enough to be read by a candle."""

Colour = tuple[int, int, int]

INKS: dict[str, Colour] = {
    "black": (24, 20, 18),
    "mark": (0, 0, 0),
    "paper": (255, 255, 255),
    "cut": (120, 120, 120),
    "faint": (196, 188, 172),
    "grey": (98, 92, 86),
    "crimson": (158, 27, 36),
    "navy": (28, 52, 104),
    "green": (22, 88, 56),
    "purple": (88, 36, 104),
    "brown": (116, 62, 22),
    "teal": (10, 96, 104),
    "ochre": (150, 96, 8),
    "rose": (172, 40, 98),
    "slate": (58, 70, 84),
    "olive": (88, 92, 20),
}
"""Every ink by its name, as red, green and blue."""
