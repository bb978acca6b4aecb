"""What is on the screen, in words and places: for whatever reads it out or presses it for somebody.

A screen reader, a switch for one finger or a test cannot look at pixels. They are told the same as
everybody sees: which screen it is, what is written on it, what can be touched where, and which
keys do something.
"""

from typing import Any

from companion.drawing.items import Picture, Rect, Text

Json = dict[str, Any]


def mirrored(picture: Picture, screen: str, n: int) -> Json:
    """Return a picture as a document; `n` counts the pictures that were shown."""
    return {
        "n": n,
        "screen": screen,
        "size": list(picture.size),
        "texts": [item.text for item in picture.items if isinstance(item, Text)],
        "touches": [
            {
                "at": list(touch.rect.middle),
                "does": type(touch.action).__name__,
                "says": said_in(touch.rect, picture),
            }
            for touch in picture.touches
            if touch.rect.w
        ],
        "keys": {t.key: type(t.action).__name__ for t in reversed(picture.touches) if t.key},
    }


def said_in(rect: Rect, picture: Picture) -> str:
    """Return everything that is written in a place."""
    texts = (item for item in picture.items if isinstance(item, Text))
    return " ".join(text.text for text in texts if text.rect.within(rect))
