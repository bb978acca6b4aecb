"""What Sherlock Holmes says of forfeits covers every reason for one."""

import pytest

from companion.games.sherlock_holmes.rules.vocabulary import VOCABULARY
from companion.games.sherlock_holmes.words import REASONS
from companion.language.catalogue import ENGLISH, catalogue
from companion.language.checking import choices


@pytest.mark.parametrize("kind", ["forfeit", "warning"])
def test_a_choice_by_reason_knows_every_reason(kind: str) -> None:
    known = choices(catalogue(ENGLISH).find(f"sherlock-holmes-{kind}"))["why"]
    assert set(VOCABULARY.verdicts[kind].cases) <= known == set(REASONS)


def test_a_lapse_knows_every_reason() -> None:
    known = choices(catalogue(ENGLISH).find("sherlock-holmes-void"))["why"]
    assert set(VOCABULARY.verdicts["void"].cases) == known
