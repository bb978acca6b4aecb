"""A page's picture without a page: what a client makes of what the table tells it."""

import json
from collections.abc import Iterable
from typing import Any

from companion.outputs.console.changes import Change


def changed(picture: Any, told: Iterable[Change]) -> Any:
    """Do what the page does."""
    after = json.loads(json.dumps(picture))
    for way, *now in told:
        place = after
        for name in way[:-1]:
            place = place[name]
        if now:
            place[way[-1]] = now[0]
        else:
            del place[way[-1]]
    return after


def followed(shown: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """Return the picture after a snapshot or a change; any other message leaves it as it is."""
    if told["type"] == "snapshot":
        return told
    if told["type"] != "change":
        return shown
    assert told["from"] == shown["seq"] < told["seq"], "something was missed"
    return {**changed(shown, told["changes"]), "seq": told["seq"]}
