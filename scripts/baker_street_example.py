"""Writes the whole case that examples/baker-street.jsonl shows."""

from tests.games.baker_street.table import BakerTable


def baker_street() -> BakerTable:
    """Case 2 from its reading to its solution: looks, seals, keys, cabs, and two who were wrong."""
    case = BakerTable(3, players=["Ada", "Ben", "Cy"], options={"played": [1]})
    opening(case)
    first_round(case)
    sealed_doors(case)
    at_the_depot(case)
    the_wrong_man(case)
    the_right_one(case)
    return case


def asked(case: BakerTable, seat: int, value: int) -> BakerTable:
    """Red: the companion rolls the die."""
    case.push(seat, "red", after=3)
    return case.entry("die", seat, value=value)


def look(case: BakerTable, seat: int, seconds: float) -> BakerTable:
    """White: the booklet goes up; white again: it goes down."""
    case.push(seat, "white", after=2)
    return case.push(seat, "white", after=seconds)


def done(case: BakerTable, seat: int) -> BakerTable:
    """Blue: the turn is over."""
    return case.push(seat, "blue", after=1.5)


def opening(case: BakerTable) -> None:
    """The next unplayed case; Ben and Cy tie for the start, and Ben wins it."""
    case.case(None).case(2)
    for seat, value in ((1, 3), (2, 5), (3, 5)):
        asked(case, seat, value)
    asked(case, 2, 4).roll(3, 2)


def first_round(case: BakerTable) -> None:
    """Ben to the Bank, Cy to Scotland Yard, where she needs nothing, and Ada reads too long."""
    asked(case, 2, 5).move(2, "bank")
    done(look(case, 2, 14), 2)
    case.push(1, "red")
    asked(case, 3, 6).move(3, "scotland_yard").entry("take", 3, card="scotland_yard")
    done(look(case, 3, 21.5), 3)
    asked(case, 1, 2).move(1, "park").move(1, "park", entrance="a")
    case.push(1, "white", after=2).push(1, "blue", after=31).push(1, "white", after=1)
    case.push(1, "white")
    done(case, 1)


def sealed_doors(case: BakerTable) -> None:
    """Ben seals the Bank and Ada one gate of the Park; Cy has a key, and gets another.

    Ben's turn ends on the street, and Ada's roll ends Cy's.
    """
    asked(case, 2, 4).move(2, "street", seal=True)
    case.roll(3, 6).move(3, "bank").move(3, "bank", key=True)
    look(case, 3, 17)
    asked(case, 1, 1).move(1, "tobacconist", exit="b", seal=True)
    done(look(case, 1, 9), 1)
    asked(case, 2, 6).move(2, "park", entrance="b").move(2, "park", entrance="a")
    done(look(case, 2, 12), 2)
    asked(case, 3, 5).move(3, "locksmith").entry("take", 3, card="skeleton_key")
    done(look(case, 3, 11), 3)


def at_the_depot(case: BakerTable) -> None:
    """Cabs: at once, on the next turn, and home only because the dealer lets it be."""
    asked(case, 1, 4).move(1, "carriage_depot").cab(1, "hotel")
    done(look(case, 1, 19), 1)
    asked(case, 2, 3).move(2, "carriage_depot", exit="a")
    look(case, 2, 8).cab(2, "museum")
    done(case, 2)
    case.entry("stay", 3)
    done(case, 3).overturn_last("turn").overturn_last("stayed")
    case.move(3, "docks", value=2)
    case.fault(case.now + 1, "lost", seat=3, input="white")
    case.entry("clue-open", 3).entry("clue-close", 3)
    case.fault(case.now + 1, "recovered", seat=3, input="white")
    done(case, 3)
    asked(case, 1, 3).move(1, "221b", exit="a")
    done(case, 1)
    case.cab(2, "221b").lift_last().cab(2, "221b")
    done(case, 2)


def the_wrong_man(case: BakerTable) -> None:
    """Cy puts a token right; Ada is out; Ben's answer is disputed, and he is out as well."""
    case.say("position", seat=3, at="pub").roll(3, 4).move(3, "221b")
    done(case, 3)
    case.announce(1, "ab").announce(1).push(1, "blue").result(1, False)
    case.announce(2).result(2, True).say("solution", seat=2, correct=False)


def the_right_one(case: BakerTable) -> None:
    """Cy, alone now, thinks for a turn, and knows."""
    case.entry("stay", 3)
    done(case, 3)
    case.announce(3).result(3, True)
