"""Colours that everybody can tell from what they lie on, and seats that do not look alike."""

from itertools import combinations

import pytest

from companion.drawing.palette import THEMES, Colour

# How the three kinds of dichromats see linear red, green and blue, after Machado and others (2009).
SIGHT = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
Linear = tuple[float, float, float]


def linear(colour: Colour) -> Linear:
    r, g, b = (c / 255 for c in colour)
    return _linear(r), _linear(g), _linear(b)


def _linear(c: float) -> float:
    return float(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)


def seen(colour: Colour, sight: str) -> Linear:
    values = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(m * v for m, v in zip(row, values, strict=True))))
        for row in SIGHT[sight]
    )
    return r, g, b


def luminance(values: Linear) -> float:
    return 0.2126 * values[0] + 0.7152 * values[1] + 0.0722 * values[2]


def contrast(one: Linear, other: Linear) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def lab(values: Linear) -> Linear:
    r, g, b = values
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: Linear, other: Linear) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5)


WORDS = ("ink", "dim", "accent", "ready", "play", "good", "bad", "doubt")
GROUNDS = ("ground", "felt", "plate")


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("theme", THEMES)
def test_every_word_can_be_read_on_every_ground(theme: str, sight: str) -> None:
    colours = THEMES[theme]
    for word in WORDS:
        for ground in GROUNDS:
            found = contrast(seen(colours[word], sight), seen(colours[ground], sight))
            assert found >= 4.5, f"{word} on {ground}: {found:.2f}"
    pairs = (("on-accent", "accent"), ("ink", "button"), ("on-card", "card"))
    for one, other in pairs:
        assert contrast(seen(colours[one], sight), seen(colours[other], sight)) >= 4.5, one


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("theme", THEMES)
def test_a_seats_number_can_be_read_on_its_colour(theme: str, sight: str) -> None:
    colours = THEMES[theme]
    for seat in range(1, 9):
        mine = seen(colours[f"seat{seat}"], sight)
        assert contrast(mine, seen(colours["on-seat"], sight)) >= 3.0, seat
        assert contrast(mine, seen(colours["plate"], sight)) >= 3.0, seat


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("theme", THEMES)
def test_no_two_seats_look_alike(theme: str, sight: str) -> None:
    colours = THEMES[theme]
    for one, other in combinations(range(1, 9), 2):
        pair = seen(colours[f"seat{one}"], sight), seen(colours[f"seat{other}"], sight)
        assert apart(*pair) >= 10, f"{one} and {other}: {apart(*pair):.1f}"


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("theme", THEMES)
def test_what_costs_does_not_look_like_what_wins(theme: str, sight: str) -> None:
    colours = THEMES[theme]
    for one, other in combinations(("good", "bad", "doubt"), 2):
        assert apart(seen(colours[one], sight), seen(colours[other], sight)) >= 10, (one, other)


def test_both_themes_know_the_same_colours() -> None:
    assert set(THEMES["dark"]) == set(THEMES["bright"])
