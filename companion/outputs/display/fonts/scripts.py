"""The scripts that many names are written in and the shipped faces have not."""

from companion.outputs.display.fonts.system import covering

PACKAGES = ("fonts-noto-ui-core", "fonts-wqy-microhei", "fonts-noto-color-emoji")
"""What a Debian needs to have them all: 13 MB to load, for which no smaller choice was found."""

_SAMPLES = {
    "Chinese and Japanese": "田中さくらカ",
    "Korean": "김민준",
    "Devanagari": "अर्जुन",
    "Bengali": "মহ",
    "Tamil": "தமிழ்",
    "Telugu": "తెలుగు",
    "Thai": "สมชาย",
    "emoji": "🦊",
}


def missing() -> tuple[str, ...]:
    """Return the scripts that no font of this machine has."""
    return tuple(name for name, letters in _SAMPLES.items() if not _there(name, letters))


def _there(name: str, letters: str) -> bool:
    pictures = name == "emoji" and bool(covering(letters, pictures=True))
    return pictures or bool(covering(letters))
