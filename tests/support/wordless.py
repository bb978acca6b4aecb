"""What nobody has written words for is an error here: a table would show its key."""

from typing import Any

import pytest

from companion.language.catalogue import ENGLISH, Catalogue, catalogue

_find = Catalogue.find


def _found(spoken: Catalogue, key: str) -> Any:
    if not (spoken.has(key) or catalogue(ENGLISH).has(key)):
        raise KeyError(key)
    return _find(spoken, key)


@pytest.fixture(autouse=True)
def wordless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise KeyError wherever a key is said that no catalogue has."""
    monkeypatch.setattr(Catalogue, "find", _found)
