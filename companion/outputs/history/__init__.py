"""What was played before, as a page: on a phone through the console, or as one file to keep."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from html import escape
from importlib import resources
from typing import Any

from companion.kit.figures import TITLES, Figures
from companion.language import current, say
from companion.language.catalogue import page_catalogue
from companion.language.files import speaking_files

FILES = {
    "history.html": "text/html",
    "history.js": "text/javascript",
    "history.css": "text/css",
    "uPlot.iife.min.js": "text/javascript",
    "uPlot.min.css": "text/css",
    "uPlot.LICENSE.txt": "text/plain",
}
"""Everything that the page is made of, with what it is."""

_IMPORTS = re.compile(r"^import .*\n", re.M)

Colours = Mapping[str, Sequence[str]]
"""The colours of the players, from the first on, by theme."""

_PAGE = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy"
 content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>{title}</title>
<style>
{styles}
</style>
</head>
<body>
<h1>{title}</h1>
<p id="told" class="dim"></p>
<div id="panels"></div>
<script type="application/json" id="figures">{figures}</script>
<script>
/*
{licence}
*/
{plot}
</script>
<script type="module">
{script}
</script>
</body>
</html>
"""


def file_of(name: str) -> bytes:
    """Return a file of the page."""
    return (resources.files("companion.outputs.history") / "page" / name).read_bytes()


def told(figures: Figures, colours: Colours) -> dict[str, Any]:
    """Return the figures as the page takes them."""
    players = [
        {**asdict(player), "median_us": player.median_us, "fastest_us": player.fastest_us}
        for player in figures.players
    ]
    finishes = [
        {"gap_us": f.gap_us, "words": f.words, "game": f.match.game, "when": f.match.when}
        for f in figures.closest
    ]
    return {
        "matches": [asdict(match) for match in figures.matches],
        "players": players,
        "left_out": figures.left_out,
        "closest": finishes,
        "spread": asdict(figures.spread()) if figures.timed else None,
        "missing": dict(figures.missing()),
        "titles": dict(TITLES),
        "speech": page_catalogue(current(), "history"),
        "colours": {theme: [*codes] for theme, codes in colours.items()},
    }


def _joined(script: str) -> str:
    """Return a script with those that it imports, as one that imports nothing."""
    speaking = {name: content.decode() for name, (content, _) in speaking_files().items()}
    parts = (speaking["locales.js"], speaking["say.js"], script)
    return "\n".join(_IMPORTS.sub("", part).replace("export ", "").strip() for part in parts)


def self_contained(figures: Figures, colours: Colours) -> str:
    """Return the whole page as one file that needs nothing else, not even a network."""
    data = json.dumps(told(figures, colours)).replace("<", "\\u003c")
    text = {name: file_of(name).decode() for name in FILES}
    return _PAGE.format(
        styles=f"{text['uPlot.min.css']}\n{text['history.css']}",
        language=current(),
        title=escape(say("history-title")),
        figures=data,
        licence=text["uPlot.LICENSE.txt"].strip(),
        plot=text["uPlot.iife.min.js"].strip(),
        script=_joined(text["history.js"]),
    )
