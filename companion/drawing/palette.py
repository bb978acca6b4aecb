"""Colours by meaning, for a dark room and for a bright one.

The seats' colours are far apart for every kind of colour vision, as far as eight can be; a test
looks at them with the three kinds of colour blindness. No colour says anything alone: seats have
numbers, lamps have letters, words are words.
"""

from collections.abc import Mapping

Colour = tuple[int, int, int]

MEN = ("men-red", "men-blue", "men-yellow", "men-green")
"""The men of a board game; each has a shape and a letter besides."""

_DARK = {
    "ground": "#0d1614",
    "felt": "#16302a",
    "felt-edge": "#2a5246",
    "plate": "#1d2725",
    "plate-edge": "#3a4a46",
    "button": "#31413d",
    "ink": "#f4f1e6",
    "dim": "#a9b5ae",
    "accent": "#f2c14e",
    "on-accent": "#1a1608",
    "ready": "#f2c14e",
    "play": "#6fe0b0",
    "good": "#6fe0b0",
    "bad": "#ff8f6b",
    "doubt": "#c9b6ff",
    "white": "#fbfbf5",
    "red": "#ff6b57",
    "blue": "#6db5ff",
    "lamp-off": "#4a5a55",
    "grid": "#41544e",
    "on-seat": "#101413",
    "seat1": "#e8a33d",
    "seat2": "#7cc7f2",
    "seat3": "#1fa77f",
    "seat4": "#f5ea74",
    "seat5": "#4b86d8",
    "seat6": "#dd6b32",
    "seat7": "#e0a0c8",
    "seat8": "#ece9e0",
    "men-red": "#e8622a",
    "men-blue": "#4aa3ec",
    "men-yellow": "#f6e25a",
    "men-green": "#12946c",
    "square": "#24332f",
}
_BRIGHT = {
    "ground": "#f3efe3",
    "felt": "#d5e3d6",
    "felt-edge": "#8aa894",
    "plate": "#fffdf6",
    "plate-edge": "#b9b7a8",
    "button": "#e2dfd0",
    "ink": "#17201d",
    "dim": "#545d58",
    "accent": "#8a4b00",
    "on-accent": "#fffaf0",
    "ready": "#8a4b00",
    "play": "#00603f",
    "good": "#00603f",
    "bad": "#a8280a",
    "doubt": "#5b3a9e",
    "white": "#ffffff",
    "red": "#c32412",
    "blue": "#0b5aa8",
    "lamp-off": "#c3c7bb",
    "grid": "#b4bfb2",
    "on-seat": "#ffffff",
    "seat1": "#7f0800",
    "seat2": "#3b81da",
    "seat3": "#005444",
    "seat4": "#689344",
    "seat5": "#342bc1",
    "seat6": "#f9002e",
    "seat7": "#a13d8b",
    "seat8": "#2c2e4a",
    "men-red": "#c43c06",
    "men-blue": "#0b62b8",
    "men-yellow": "#f2c800",
    "men-green": "#0a7a55",
    "square": "#fffdf6",
}


def rgb(code: str) -> Colour:
    """A colour from its code."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: `share` of the first."""
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _theme(codes: Mapping[str, str]) -> Mapping[str, Colour]:
    plain = {name: rgb(code) for name, code in codes.items()}
    plate = plain["plate"]
    soft = {f"seat{n}-soft": mixed(plain[f"seat{n}"], plate, 0.45) for n in range(1, 9)}
    dark, light = rgb("#101413"), rgb("#ffffff")
    return {
        **plain,
        **soft,
        **{f"{name}-soft": mixed(plain[name], plain["square"], 0.5) for name in MEN},
        "on-men-red": dark if codes is _DARK else light,
        "on-men-blue": dark if codes is _DARK else light,
        "on-men-yellow": dark,
        "on-men-green": dark if codes is _DARK else light,
        "overlap": mixed(plain["doubt"], plate, 0.45),
        "zero": mixed(plain["accent"], plate, 0.35),
        "paper": (255, 255, 255),
        "print": (0, 0, 0),
        "card": rgb("#f7f2df"),
        "on-card": rgb("#22180c"),
        "on-lamp-white": rgb("#14181c"),
        "on-lamp-red": rgb("#1c0503") if codes is _DARK else rgb("#ffffff"),
        "on-lamp-blue": rgb("#03101c") if codes is _DARK else rgb("#ffffff"),
    }


THEMES: Mapping[str, Mapping[str, Colour]] = {"dark": _theme(_DARK), "bright": _theme(_BRIGHT)}


def next_theme(name: str) -> str:
    """Return the theme that comes after one, in turn."""
    names = [*THEMES]
    return names[(names.index(name) + 1) % len(names)]
