"""The painter in a real browser: it reads what the table writes, in letters as wide as told."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from companion.drawing.items import Box, Disc, Item, Line, Rect, Shape, Text
from companion.drawing.wire import Sheet, item_row, since, whole
from companion.outputs.painting.files import painter_files
from companion.outputs.painting.widths import FACES, measure
from tests.outputs.console.phones import chromium

pytestmark = pytest.mark.slow

HOME = "http://127.0.0.1/"
TEXTS = (
    "Too close to call",
    "Ada played, 312 ms after PLAY",
    "AVATAR fi fl Zoë",
    "Дмитрий",
    "0.15 ±7",
)
ITEMS: tuple[Item, ...] = (
    Box(Rect(0, 0, 120, 90), "ground"),
    Box(Rect(4, 4, 40, 30), "plate", 6, "plate-edge", 2),
    Box(Rect(50, 4, 40, 30), None, 6, "accent", 3),
    Disc(20, 60, 12, "seat1"),
    Disc(60, 60, 12, "seat2", 3),
    Line(0, 80, 120, 80, "grid", 2),
    Shape(((90, 50), (110, 50), (100, 70)), "men-red", "ink", 2),
    Text(Rect(6, 10, measure("bold", 14, "Ada"), 18), "Ada", 14, "bold", "ink"),
)


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    files = painter_files()

    def serve(route: Route) -> None:
        body, type_ = files.get(route.request.url.removeprefix(HOME), (b"<canvas>", "text/html"))
        route.fulfill(body=body, content_type=type_)

    with chromium(whole=True) as browser:
        page = browser.new_page()
        page.route("**/*", serve)
        page.goto(HOME)
        page.evaluate("""async () => {
            globalThis.painting = await import("/painter.js");
            await painting.loadFaces("/");
            globalThis.palette = await (await fetch("/palette.json")).json();
        }""")
        yield page


def test_a_line_is_as_wide_in_the_browser_as_the_table_says(page: Page) -> None:
    for face in FACES:
        wide: list[float] = page.evaluate(
            """([face, texts]) => {
                const context = document.querySelector("canvas").getContext("2d");
                context.fontKerning = "none";
                context.font = `${face === "sans" ? 400 : 700} 40px "companion ${face}"`;
                return texts.map((text) => context.measureText(text).width);
            }""",
            [face, TEXTS],
        )
        for text, here in zip(TEXTS, wide, strict=True):
            assert here <= measure(face, 40, text) < here + 1.5, (face, text)


def test_every_kind_of_item_is_painted_where_it_is(page: Page) -> None:
    sheet = Sheet(1, (120, 90), tuple(map(item_row, ITEMS)), ())
    spots = {"plate": (24, 28), "inside a frame": (70, 20), "seat1": (20, 60), "ring": (60, 60)}
    seen: dict[str, Any] = page.evaluate(
        """([told, spots]) => {
            const canvas = document.querySelector("canvas");
            const picture = painting.pictureOf(JSON.parse(told));
            new painting.Painter(canvas, palette).paint(picture, "dark", 2);
            const context = canvas.getContext("2d");
            const pair = (value) => value.toString(16).padStart(2, "0");
            const at = ([x, y]) => {
                const [...parts] = context.getImageData(2 * x, 2 * y, 1, 1).data;
                return "#" + parts.slice(0, 3).map(pair).join("");
            };
            const seen = Object.entries(spots).map(([name, spot]) => [name, at(spot)]);
            return {
                size: [canvas.width, canvas.height],
                seen: Object.fromEntries(seen),
                dark: palette.dark,
            };
        }""",
        [json.dumps(whole(sheet)), spots],
    )
    dark = seen["dark"]
    assert seen["size"] == [240, 180], "as sharp as the screen is"
    assert seen["seen"] == {
        "plate": dark["plate"],
        "inside a frame": dark["ground"],
        "seat1": dark["seat1"],
        "ring": dark["ground"],
    }


def test_a_change_is_read_as_the_table_meant_it(page: Page) -> None:
    before = Sheet(1, (120, 90), tuple(map(item_row, ITEMS)), ((0, 0, 44, 44, "Draw"),))
    after = Sheet(4, (120, 90), (*before.items[:3], *before.items[5:]), (), ("PLAY",))
    rows: Any = page.evaluate(
        """([one, other]) => {
            const first = painting.pictureOf(JSON.parse(one));
            const { n, items, touches, words } = painting.pictureOf(JSON.parse(other), first);
            return [n, items, touches, words];
        }""",
        [json.dumps(whole(before)), json.dumps(since(before, after))],
    )
    assert rows == json.loads(json.dumps([4, after.items, [], ["PLAY"]]))
    with pytest.raises(Exception, match="another picture"):
        page.evaluate(
            "(told) => painting.pictureOf(JSON.parse(told))", json.dumps(since(before, after))
        )
