"""A name in Latin letters, for where no font has its own: Дмитрий is Dmitriy, 田中 TianZhong."""

from functools import lru_cache


@lru_cache(maxsize=1024)
def latin(text: str) -> str:
    """Write a text in Latin letters; what cannot be written so is a question mark."""
    from anyascii import anyascii  # Its tables are read only where a font is missing.

    written = anyascii(text).replace(":", "").replace("_", " ").strip() or "?"
    # Most scripts have no capitals, and what is written so is a name.
    return written if text[:1].islower() else written[:1].upper() + written[1:]
