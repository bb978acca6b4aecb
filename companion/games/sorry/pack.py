"""An owner's pack of Sorry!: real cards, or cards that the program keeps."""

from typing import Any

from companion.games.sorry.rules.options import PHYSICAL, VIRTUAL
from companion.kit.pack import OneOf, PackSection, Values


def _options(values: Values) -> dict[str, Any]:
    """Return the option that names the pack in a header, where it is not the usual one."""
    return {"pack": VIRTUAL} if values["pack"] == VIRTUAL else {}


PACK = PackSection({"pack": OneOf((PHYSICAL, VIRTUAL))}, _options)
