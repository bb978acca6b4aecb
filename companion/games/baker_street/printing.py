"""Our three cases on paper: what is read aloud, clues that are folded shut, and the answers."""

from companion.games.baker_street.bots.cases import Case, case_book
from companion.games.baker_street.naming import place_name
from companion.games.baker_street.rules.places import SHIPPED
from companion.kit.printing import CasePapers, Leaf, Printing
from companion.language import say


def cases() -> tuple[CasePapers, ...]:
    """Return the papers of every case in the book."""
    return tuple(map(_papers, case_book()))


def _papers(case: Case) -> CasePapers:
    card = case.card
    questions = tuple(
        (
            say("baker-street-print-question", letter=item.letter, question=item.question),
            tuple(item.told(answer) for answer in item.answers),
        )
        for item in card.items
    )
    solved = " ".join(
        say("baker-street-print-solved", letter=letter, answer=answer)
        for letter, answer in case.solved()
    )
    answers = Leaf(say("baker-street-print-answers"), (solved, case.answer))
    return CasePapers(card.title, (card.story,), questions, _clues(case), answers)


def _clues(case: Case) -> tuple[Leaf, ...]:
    """Return a leaf for every place that may tell something: its absence would tell, too."""
    places = [place for place in SHIPPED if place.clue]
    return tuple(
        Leaf(place_name(place.id, place.name), (case.clue(place.id).text,)) for place in places
    )


PRINTING = Printing(cases=cases, mats=False)
