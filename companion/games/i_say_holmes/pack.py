"""An owner's copy of I Say, Holmes!: the file of their cards, and what matches teach about them."""

from typing import Any

from companion.games.i_say_holmes.card_file import cards_of, keep
from companion.kit.pack import File, Learning, PackSection, Values


def _options(values: Values) -> dict[str, Any]:
    """Return the owner's cards for a header, if there is a file of them."""
    return {"cards": cards_of(values["cards"])} if values["cards"] else {}


PACK = PackSection(
    {"cards": File()},
    _options,
    learning=Learning(
        key="cards",
        thing="card",
        found=lambda state: state.get("learned") or {},
        after=frozenset(("score",)),
        keep=keep,
        command="companion cards learn",
    ),
)
