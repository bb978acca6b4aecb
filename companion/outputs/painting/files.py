"""The files of the painter, for whoever serves or writes a page."""

import json
from collections.abc import Mapping
from importlib import resources

from companion.drawing.palette import THEMES
from companion.outputs.painting.widths import FACES

FONT = "font/woff2"
SCRIPT = "text/javascript"


def painter_files() -> Mapping[str, tuple[bytes, str]]:
    """Return what a page needs to paint pictures: by name, each with its content type."""
    folder = resources.files(__package__) / "page"
    types = {"painter.js": SCRIPT} | {f"{face}.woff2": FONT for face in FACES}
    files = {name: ((folder / name).read_bytes(), type_) for name, type_ in types.items()}
    return {**files, "palette.json": (_palette(), "application/json")}


def _palette() -> bytes:
    """Write every colour by its meaning, for a light page and for a dark one."""
    pages = {"light": THEMES["bright"], "dark": THEMES["dark"]}
    codes = {
        page: {name: "#{:02x}{:02x}{:02x}".format(*colour) for name, colour in theme.items()}
        for page, theme in pages.items()
    }
    return json.dumps(codes, separators=(",", ":")).encode()
