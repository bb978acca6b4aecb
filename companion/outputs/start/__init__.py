"""What is chosen before a match: which game, who sits where, by which rules.

Pure, and the same for every screen and phone. `chosen` is what stands chosen, `choices` what there
is to choose from, `changes` how one becomes the other, `hindrances` why it cannot begin yet,
`remembered` how it outlives the evening.
"""

from companion.outputs.start.changes import (
    ChangeSitter,
    ChooseGame,
    ChooseValue,
    GenderSeat,
    NameSeat,
    NextLanguage,
    NextName,
    NextSitter,
    NextValue,
    StartChange,
    changed,
)
from companion.outputs.start.choices import Choices, GameCard, Setting, card_of, settings_of
from companion.outputs.start.chosen import (
    BOTS,
    EMPTY,
    GENDERS,
    PERSON,
    SITTERS,
    Chair,
    Chosen,
    about_bot,
    at_first,
    strength_told,
)
from companion.outputs.start.hindrances import Hindrance, hindrances
from companion.outputs.start.remembered import recalled, remembered

__all__ = [
    "BOTS",
    "EMPTY",
    "GENDERS",
    "PERSON",
    "SITTERS",
    "Chair",
    "ChangeSitter",
    "Choices",
    "ChooseGame",
    "ChooseValue",
    "Chosen",
    "GameCard",
    "GenderSeat",
    "Hindrance",
    "NameSeat",
    "NextLanguage",
    "NextName",
    "NextSitter",
    "NextValue",
    "Setting",
    "StartChange",
    "about_bot",
    "at_first",
    "card_of",
    "changed",
    "hindrances",
    "recalled",
    "remembered",
    "settings_of",
    "strength_told",
]
