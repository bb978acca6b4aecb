"""An owner's pack of Sherlock Holmes, counted once: editions differ."""

from companion.kit.pack import PackSection, Values, Whole
from companion.kit.problem import Problem
from companion.language import say


def _sums(values: Values) -> Problem | None:
    """Say what is wrong where there are fewer cards than some kinds of them."""
    if values["holmes"] + values["suspects"] <= values["cards"]:
        return None
    told = {"holmes": values["holmes"], "suspects": values["suspects"]}
    wrong = say("sherlock-holmes-pack-wrong", **told)
    return Problem("", wrong, say("sherlock-holmes-pack-expected", cards=values["cards"]))


PACK = PackSection(
    {"cards": Whole(56, 8, 1000), "holmes": Whole(5, 0, 1000), "suspects": Whole(24, 0, 1000)},
    lambda values: {"pack": dict(values)},
    _sums,
)
