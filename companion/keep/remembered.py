"""A small document that outlives the evening: what was chosen last. Never worth a stop.

What cannot be read or written is told in one line, and the evening goes on without it.
"""

import json
from pathlib import Path
from typing import Any

from companion.keep.whole import put_whole
from companion.language import say

MAX_BYTES = 256 * 1024
"""No such document is longer; what is, is none of ours."""


def read_document(file: Path) -> tuple[dict[str, Any], str]:
    """Return the document, and what is wrong with it in one line; without a file, both empty."""
    try:
        if file.stat().st_size > MAX_BYTES:
            return {}, say("journal-too-long-chosen-last-left", file=str(file))
        found = json.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        return {}, ""
    except OSError as error:
        return {}, say(
            "journal-cannot-read-nothing-remembered", file=str(file), reason=str(error.strerror)
        )
    except ValueError:
        return {}, say("journal-not-readable-json-nothing-remembered", file=str(file))
    if not isinstance(found, dict):
        return {}, say("journal-not-chosen-last-nothing-remembered", file=str(file))
    return found, ""


def write_document(file: Path, document: dict[str, Any]) -> str:
    """Keep a document, whole or not at all; return what went wrong in one line, or nothing."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        put_whole(file, json.dumps(document, ensure_ascii=False, indent=1).encode())
    except OSError as error:
        return say(
            "journal-cannot-written-choices-not-remembered",
            file=str(file),
            reason=str(error.strerror),
        )
    return ""
