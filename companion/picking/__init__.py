"""Finding one of many by typing a little of it: one set of rules for screens and phones."""

from companion.picking.matching import MANY, found, next_letters

__all__ = ["MANY", "found", "next_letters"]
