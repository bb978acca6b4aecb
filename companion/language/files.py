"""What a page needs to speak, for whoever serves or writes one."""

from collections.abc import Mapping
from pathlib import Path

_PAGE = Path(__file__).parent / "page"
NAMES = ("say.js", "locales.js")


def speaking_files() -> Mapping[str, tuple[bytes, str]]:
    """Return the scripts by which pages speak: by name, each with its content type."""
    return {name: ((_PAGE / name).read_bytes(), "text/javascript") for name in NAMES}
