"""Games have words for everything that they decide."""

from tests.support.wordless import wordless

__all__ = ["wordless"]
