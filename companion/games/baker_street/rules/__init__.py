"""221-B Baker Street: a deduction race, watched by place, card, seal and clock."""

from companion.games.baker_street.rules.game import BakerStreet

__all__ = ["BakerStreet"]
