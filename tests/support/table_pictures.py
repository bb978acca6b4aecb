"""Pictures of a table as a camera would take them: mats, cards, hands, light, lens and noise.

The table is 1.2 m long, four seats at each long side, the pool in the middle. Everything is drawn
in its millimetres and seen through a pinhole; what spoils a picture is chosen by a `Spoil`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import cos, radians, sin
from typing import Any

import cv2
import numpy as np

from hw.sight.marks import CARD_MM, MAT_MM, Mark, Mat, bits, card_marks, pool_mat, seat_mat

Picture = Any
FINE = 4
"""Pixels a millimetre of what is printed."""
TABLE_MM = (1200.0, 800.0)
CLOTH = 95
SEATS = tuple(range(1, 9))


@dataclass(frozen=True)
class Pose:
    """Where the middle of something lies on the table, and how it is turned."""

    x: float
    y: float
    degrees: float = 0.0

    def way(self, width: float, height: float, scale: float = 1.0) -> Picture:
        """Return the way from its own pixels to the table's millimetres."""
        c, s = cos(radians(self.degrees)), sin(radians(self.degrees))
        turn = np.array([[c, -s, self.x], [s, c, self.y], [0, 0, 1.0]])
        shift = np.array([[1 / scale, 0, -width / 2], [0, 1 / scale, -height / 2], [0, 0, 1.0]])
        return turn @ shift


def mat_pose(mat: Mat) -> Pose:
    """Return where a mat lies: seats 1 to 4 at the near side, from left to right, 5 to 8 beyond."""
    if mat.kind == "pool":
        return Pose(0, 0)
    place = (mat.seat - 1) % 4
    x = (place - 1.5) * (MAT_MM[0] + 10)
    return Pose(x, 205) if mat.seat <= 4 else Pose(-x, -205, 180)


def on_mat(mat: Mat, x: float, y: float, degrees: float = 0.0) -> Pose:
    """Return where on the table a point of a mat is."""
    pose = mat_pose(mat)
    at = pose.way(mat.width, mat.height) @ np.array([x, y, 1.0])
    return Pose(float(at[0]), float(at[1]), pose.degrees + degrees)


def draw_mark(sheet: Picture, mark: Mark) -> None:
    """Draw a mark onto a sheet."""
    pattern = np.where(np.array(bits(mark.id)), 25, 245).astype(np.uint8)
    size = round(mark.side * FINE)
    square = cv2.resize(pattern, (size, size), interpolation=cv2.INTER_NEAREST)
    if mark.turn:
        square = square[::-1, ::-1]
    left, top = round((mark.x - mark.side / 2) * FINE), round((mark.y - mark.side / 2) * FINE)
    sheet[top : top + size, left : left + size] = square


@cache
def plain_card(mark: int) -> Picture:
    """Draw a card with nothing but its marks, an edge, and something for a word."""
    width, height = (round(n * FINE) for n in CARD_MM)
    sheet = np.full((height, width), 240, np.uint8)
    cv2.rectangle(sheet, (4, 4), (width - 5, height - 5), 120, 2)
    cv2.putText(sheet, "HOLMES", (14, height // 2 + 10), cv2.FONT_HERSHEY_DUPLEX, 1.6, 40, 3)
    for one in card_marks(mark):
        draw_mark(sheet, one)
    sheet.flags.writeable = False
    return sheet


def plain_mat(mat: Mat) -> Picture:
    """Draw a mat with nothing but its marks and the edges of its spots."""
    sheet = np.full((round(mat.height * FINE), round(mat.width * FINE)), 235, np.uint8)
    for spot in mat.spots.values():
        a, b = (
            (round(spot.x * FINE), round(spot.y * FINE)),
            (spot.x + spot.width, spot.y + spot.height),
        )
        cv2.rectangle(sheet, a, (round(b[0] * FINE), round(b[1] * FINE)), 150, 3)
    for mark in mat.marks:
        draw_mark(sheet, mark)
    return sheet


@dataclass(frozen=True)
class Spoil:
    """What spoils a picture, each in its own measure; nothing of it by default."""

    blur_px: float = 0.0
    noise: float = 0.0
    uneven: float = 0.0
    """The share of light that is missing in the darkest corner."""
    light: float = 1.0
    tilt: float = 18.0
    """How far from straight above the camera looks, in degrees."""
    turn: float = 0.0
    rolling_us: int = 0
    """How much later the last line is taken than the first."""


PLAIN = Spoil()


@dataclass(frozen=True)
class Hand:
    """A hand and its arm: a blob that moves over the table, in millimetres a second."""

    x: float
    y: float
    towards: float
    """In which direction the arm leaves, in degrees."""
    dx: float = 0.0
    dy: float = 0.0
    shade: int = 150


@dataclass
class Camera:
    """One camera over the table."""

    size: tuple[int, int] = (1280, 720)
    spoil: Spoil = PLAIN
    seats: Sequence[int] = SEATS
    card: Callable[[int], Picture] = plain_card
    mat: Callable[[Mat], Picture] = plain_mat
    seed: int = 1
    _base: Picture = None
    _noise: Picture = None
    way: Picture = field(init=False, default=None)

    def __post_init__(self) -> None:
        self._random = np.random.default_rng(self.seed)
        self.way = _pinhole(self.size, self.spoil)
        self._base = self._empty()
        self._lying: tuple[tuple[tuple[int, Pose], ...], Picture] = ((), self._base)
        self._gain = _gain(self.size, self.spoil)
        if self.spoil.noise:
            shape = (self.size[1] + 64, self.size[0] + 64)
            self._noise = (self._random.standard_normal(shape) * self.spoil.noise).astype(np.int16)

    def _empty(self) -> Picture:
        picture = np.full((self.size[1], self.size[0]), CLOTH, np.uint8)
        for mat in [pool_mat(), *map(seat_mat, self.seats)]:
            sheet = self.mat(mat)
            self._paste(picture, sheet, mat_pose(mat).way(mat.width, mat.height, FINE))
        return picture

    def shot(
        self,
        cards: Sequence[tuple[int, Pose]] = (),
        hands: Sequence[Hand] = (),
        worn: Mapping[int, Picture] | None = None,
    ) -> Picture:
        """Take a picture of cards, the lowest first, and hands over them."""
        picture = self._with_cards(tuple(cards), worn or {}).copy()
        for hand in hands:
            self._hand(picture, hand)
        return self._spoilt(picture)

    def _with_cards(
        self, cards: tuple[tuple[int, Pose], ...], worn: Mapping[int, Picture]
    ) -> Picture:
        """Lay the cards on the table, or return how they lay when it was last asked."""
        if cards != self._lying[0]:
            picture = self._base.copy()
            for mark, pose in cards:
                sheet = worn[mark] if mark in worn else self.card(mark)
                self._paste(picture, sheet, pose.way(*CARD_MM, sheet.shape[1] / CARD_MM[0]))
            self._lying = cards, picture
        return self._lying[1]

    def _paste(self, picture: Picture, sheet: Picture, way: Picture) -> None:
        """Lay a sheet into the picture, sampled twice as finely as the picture is."""
        height, width = sheet.shape[:2]
        whole = self.way @ way
        corners = np.array([[[0, 0], [width, 0], [width, height], [0, height]]], np.float64)
        seen = cv2.perspectiveTransform(corners, whole)[0]
        low = np.maximum(np.floor(seen.min(axis=0)).astype(int) - 1, 0)
        high = np.minimum(np.ceil(seen.max(axis=0)).astype(int) + 2, self.size)
        if (high <= low).any():
            return
        wide, tall = (int(n) for n in high - low)
        twice = np.array([[2, 0, 0.5], [0, 2, 0.5], [0, 0, 1.0]])
        here = np.array([[1, 0, -low[0]], [0, 1, -low[1]], [0, 0, 1.0]])
        to = twice @ here @ whole
        small = max(1, int(FINE / 2.2 * 0.75) | 1)
        soft = cv2.GaussianBlur(sheet, (0, 0), 0.5 * small) if small > 1 else sheet
        big = cv2.warpPerspective(soft, to, (2 * wide, 2 * tall), flags=cv2.INTER_LINEAR)
        mask = np.zeros((2 * tall, 2 * wide), np.uint8)
        outline = cv2.perspectiveTransform(corners, to)[0]
        cv2.fillConvexPoly(mask, np.round(outline).astype(np.int32), 255)
        part = cv2.resize(big, (wide, tall), interpolation=cv2.INTER_AREA).astype(np.float32)
        share = (
            cv2.resize(mask, (wide, tall), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
        )
        under = picture[low[1] : high[1], low[0] : high[0]]
        under[:] = (part * share + under * (1 - share)).astype(np.uint8)

    def _hand(self, picture: Picture, hand: Hand) -> None:
        """Draw palm, fingers and arm, sheared as a rolling shutter shears what moves."""
        a = radians(hand.towards)
        along, across = np.array([cos(a), sin(a)]), np.array([-sin(a), cos(a)])
        middle = np.array([hand.x, hand.y])
        arm = [middle + across * 35, middle + across * 40 + along * 600]
        arm += [middle - across * 40 + along * 600, middle - across * 35]
        self._shape(picture, arm, hand)
        palm = [middle + 48 * (along * cos(t) + across * sin(t)) for t in np.linspace(0, 6.28, 20)]
        self._shape(picture, palm, hand)
        for n in range(-2, 3):
            root = middle + across * 17 * n
            tip = root - along * (85 - 8 * abs(n)) + across * 5 * n
            finger = [root + across * 9, tip + across * 7, tip - across * 7, root - across * 9]
            self._shape(picture, finger, hand)

    def _shape(self, picture: Picture, points: Sequence[Picture], hand: Hand) -> None:
        seen = cv2.perspectiveTransform(np.array([points], np.float64), self.way)[0]
        later = seen[:, 1] / self.size[1] * self.spoil.rolling_us / 1e6
        moved = np.array(points) + np.outer(later, [hand.dx, hand.dy])
        seen = cv2.perspectiveTransform(moved[None], self.way)[0]
        cv2.fillPoly(picture, [np.round(seen).astype(np.int32)], hand.shade, cv2.LINE_AA)

    def _spoilt(self, picture: Picture) -> Picture:
        if self.spoil.blur_px:
            picture = cv2.GaussianBlur(picture, (0, 0), self.spoil.blur_px)
        if self._gain is not None:
            picture = cv2.multiply(picture, self._gain, dtype=cv2.CV_8U)
        if self._noise is not None:
            x, y = self._random.integers(0, 64, 2)
            part = self._noise[y : y + self.size[1], x : x + self.size[0]]
            picture = cv2.add(picture, part, dtype=cv2.CV_8U)
        return picture


def _pinhole(size: tuple[int, int], spoil: Spoil) -> Picture:
    """Return the way from the table's millimetres to the picture, so that the mats fill it."""
    a, b = radians(spoil.tilt), radians(spoil.turn)
    turned = np.array([[cos(b), -sin(b), 0], [sin(b), cos(b), 0], [0, 0, 1.0]])
    tilted = np.array([[1.0, 0, 0], [0, cos(a), 0], [0, sin(a), 0]])
    tilted[2, 2] = 1400.0
    back = tilted @ turned
    edges = [(x, y) for x in (-560.0, 560.0) for y in (-310.0, 310.0)]
    flat = np.array([back @ np.array([x, y, 1.0]) for x, y in edges])
    seen = flat[:, :2] / flat[:, 2:]
    span, middle = np.ptp(seen, axis=0), (seen.max(axis=0) + seen.min(axis=0)) / 2
    focal = min(size[0] / span[0], size[1] / span[1]) * 0.97
    lens = np.array(
        [
            [focal, 0, size[0] / 2 - focal * middle[0]],
            [0, focal, size[1] / 2 - focal * middle[1]],
            [0, 0, 1.0],
        ]
    )
    return lens @ back


def _gain(size: tuple[int, int], spoil: Spoil) -> Picture | None:
    if not spoil.uneven and spoil.light == 1.0:
        return None
    x, y = np.meshgrid(np.linspace(0, 1, size[0]), np.linspace(0, 1, size[1]))
    return (spoil.light * (1 - spoil.uneven * (0.7 * x + 0.3 * y))).astype(np.float32)


def wear(sheet: Picture, random: np.random.Generator, much: float) -> Picture:
    """Return a card as it looks after many evenings: scratches, stains, pale corners."""
    worn = sheet.copy()
    height, width = worn.shape[:2]
    for _ in range(int(14 * much)):
        x, y, dx, dy = (
            random.integers(0, width),
            random.integers(0, height),
            *random.integers(-90, 90, 2),
        )
        end = (int(x + dx), int(y + dy))
        cv2.line(
            worn, (int(x), int(y)), end, int(random.integers(90, 250)), int(random.integers(1, 4))
        )
    for _ in range(int(5 * much)):
        x, y, r = random.integers(0, width), random.integers(0, height), random.integers(5, 15)
        cv2.circle(worn, (int(x), int(y)), int(r), int(random.integers(120, 235)), -1)
    faded = worn.astype(np.float32) * (1 - 0.25 * much) + 60 * much * 0.6
    return faded.clip(0, 255).astype(np.uint8)
