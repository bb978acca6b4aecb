"""What the parts of a table are called in a sentence: a profile's own words are keys."""

from companion.language import known, say


def input_name(name: str) -> str:
    """Return what a button or pad is called; of anything else, its own name."""
    key = f"profile-input-{name}"
    return say(key) if known(key) else name
