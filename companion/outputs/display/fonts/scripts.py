"""The scripts that many names are written in and the shipped faces have not."""

from companion.language import say
from companion.outputs.display.fonts.system import covering

PACKAGES = ("fonts-noto-ui-core", "fonts-wqy-microhei", "fonts-noto-color-emoji")
"""What a Debian needs to have them all: 13 MB to load, for which no smaller choice was found."""

_SAMPLES = {
    "chinese": "田中さくらカ",
    "korean": "김민준",
    "devanagari": "अर्जुन",
    "bengali": "মহ",
    "tamil": "தமிழ்",
    "telugu": "తెలుగు",
    "thai": "สมชาย",
    "emoji": "🦊",
}


def missing() -> tuple[str, ...]:
    """Return the scripts that no font of this machine has."""
    found = (name for name, letters in _SAMPLES.items() if not _there(name, letters))
    return tuple(say(f"display-script-{name}") for name in found)


def _there(name: str, letters: str) -> bool:
    pictures = name == "emoji" and bool(covering(letters, pictures=True))
    return pictures or bool(covering(letters))
