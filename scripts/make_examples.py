"""Writes examples/*.jsonl and their verdicts: `.venv/bin/python -m scripts.make_examples`."""

import json
import sys
from pathlib import Path

from scripts.baker_street_example import baker_street
from scripts.block_game import block_game
from scripts.isay_example import i_say_holmes
from scripts.sorry_example import sorry_for_points
from tests.support.table import Line, Table

FOLDER = Path(__file__).parent.parent / "examples"
PLAYERS = ["Ada", "Ben", "Cy", "Dot", "Eve"]
SHE_CANNOT_BE_READ = 5
REACTIONS = (0.312, 0.287, 0.341, 0.395, 0.268)


def dead_heat() -> Table:
    """Two calls 0.15 ms apart: not told apart, ruled on. Then two that are 0.25 ms apart."""
    hand = Table(4, players=PLAYERS[:4]).deal()
    hand.round(1, 2.1).white(2, 3).white(4, 3.00015)
    hand.rule("uphold", 6, seat=4, **{"from": [2]})
    hand.round(10, 11.4).white(2, 12.3).white(4, 12.30025)
    return hand.rule("uphold", 15, seat=2, **{"from": [1]}).rule("false-call", 16, seat=4)


def false_start() -> Table:
    """Too early, early within doubt, caught by a trap, too late; and a forfeit taken back."""
    hand = Table(4, players=PLAYERS[:4]).deal()
    hand.ready(1).touch(3, 1.7).play(2).touch(1, 1.996).touch(2, 2.31).touch(4, 2.35)
    hand.ready(5).touch(2, 5.4).ready(7).play(8.2).touch(3, 8.5).touch(4, 8.55).touch(1, 10.1)
    return hand.rule("overturn", 12, of=7)


def five_players() -> Table:
    """A whole hand in which everything happens. Eve's pile is out of the card reader's sight."""
    hand = Table(5, players=PLAYERS, options={"target": 15}, uncertainty={"cue": 2_000})
    hand.deal(at=0.5)
    opening_rounds(hand)
    the_great_sweep(hand)
    middle_rounds(hand)
    to_the_last_card(hand)
    return hand


def play_round(hand: Table, at: float, *cards: str, skip: tuple[int, ...] = ()) -> float:
    """READY, PLAY, and a card from everybody who is not skipped; gives the instant of PLAY."""
    play = at + 1.4
    hand.ready(at).play(play)
    for seat, reaction in enumerate(REACTIONS, start=1):
        if seat not in skip:
            lay(hand, seat, play + reaction, cards)
    return play


def lay(hand: Table, seat: int, at: float, cards: tuple[str, ...]) -> None:
    """Reach over the shield, put the card down, take the hand away; the reader sees it."""
    hand.press(seat, "shield", at - 0.02).press(seat, "pile", at)
    hand.release(seat, "pile", at + 0.18).release(seat, "shield", at + 0.21)
    if seat != SHE_CANNOT_BE_READ:
        hand.card(seat, cards[seat - 1], at + 0.06)


def opening_rounds(hand: Table) -> None:
    """Calls, a trap, the Yard, a dead heat, and a question for the dealer."""
    play_round(hand, 2, "RUN", "CAB", "RUN", "FOG")
    hand.white(3, 4.3).white(1, 4.30025)

    # A trap: Eve falls for it. Dot then sleeps, and Ben calls the Yard twice, Cy once too often.
    hand.ready(8)
    lay(hand, 5, 8.6, ())
    play_round(hand, 10, "STOP", "DOG", "PIPE", "GUN", skip=(4, 5))
    lay(hand, 4, 13.2, ("", "", "", "GUN"))
    hand.blue(2, 14).blue(2, 14.8).blue(3, 15.5)

    # Ben and Dot together: too close to call. Cy's sleeve lies on the rail; the dealer lets it be.
    play_round(hand, 18, "CLUE", "THIEF", "LAMP", "THIEF")
    hand.white(2, 20.6).white(4, 20.60015)
    hand.press(3, "rail", 20.9).release(3, "rail", 22.3)
    hand.rule("first-call", 24, seat=4)
    hand.rule("overturn", 26, of=26)

    # Eve calls, and only eyes can tell; Ada's hand stays where it should not.
    play_round(hand, 30, "BURGLAR", "RUN", "CAB", "PIPE", skip=(1,))
    hand.press(1, "pile", 31.7).card(1, "BURGLAR", 31.76).release(1, "pile", 32.9)
    hand.white(5, 33).touch(2, 33.4).rule("false-call", 36, seat=5)
    hand.fault(37, "lost", seat=2, input="rail").fault(38, "recovered", seat=2, input="rail")


def the_great_sweep(hand: Table) -> None:
    """Ada and Eve turn up Sherlock Holmes together, and Dot calls a match in the same instant."""
    play_round(hand, 40, "HOLMES", "DOG", "STOP", "FOG")
    hand.white(4, 42.5999).red(1, 42.6).red(5, 42.6001).white(2, 42.7)
    hand.shield(2, 42.9).touch(2, 43.1)
    hand.touch(3, 42.85, by=1)
    hand.touch(4, 43.2)
    hand.shield(1, 43.0).shield(5, 43.3).touch(5, 43.304)
    hand.ready(44)
    hand.rule("pile", 48, pile=4, to=1).rule("pile", 49, pile=5, to="safe")
    hand.rule("pool", 51, seat=1)


def middle_rounds(hand: Table) -> None:
    """A Holmes missed, a wrong name, a recount, and a match in the pool."""
    # Ben misses his Holmes; Cy calls the wrong name; the dealer counts the table once.
    play_round(hand, 55, "GUN", "HOLMES", "LAMP", "ROBBER")
    hand.red(3, 57.5)
    hand.rule("recount", 61, hands=[20, 9, 5, 10, 5], piles=[1, 0, 1, 1, 1], pool=3)

    # What lies in the pool can be matched: all of it can be read now.
    play_round(hand, 64, "CAB", "PIPE", "ROBBER", "RUN")
    hand.pool("HOLMES", "CAB", "DOG", at=66.4).white(1, 66.8)
    hand.rule("forfeit", 69, seat=4, cards=1)


def to_the_last_card(hand: Table) -> None:
    """Play on until Eve runs out; then everybody counts, Cy not without a mistake."""
    for at, cards in (
        (72, ("STOP", "BURGLAR", "GUN", "DOG")),
        (78, ("THIEF", "LAMP", "CLUE", "FOG")),
        (84, ("PIPE", "ROBBER", "RUN", "CAB")),
        (90, ("LAMP", "GUN", "FOG", "STOP")),
    ):
        play_round(hand, at, *cards)
    hand.count(1, 3, 10, 100).count(2, 1, 5, 103).count(3, 2, 3, 106).count(3, 0, 3, 108)
    hand.count(4, 0, 4, 110).count(5, 0, 2, 113)


def write(folder: Path, name: str, hand: Table) -> None:
    """Write a transcript and, beside it, what the referee finds in it."""
    lines: list[Line] = [*hand.in_order(), {"t": round((hand.now + 5) * 1_000_000), "event": "end"}]
    judged = hand.judged(end=hand.now + 5)
    compact = (",", ":")
    transcript = [json.dumps(line) for line in lines]
    verdicts = [json.dumps(line, separators=compact) for line in (*judged, judged.state)]
    (folder / f"{name}.jsonl").write_text("\n".join(transcript) + "\n", "utf-8")
    (folder / f"{name}.verdicts.jsonl").write_text("\n".join(verdicts) + "\n", "utf-8")


def main(folder: Path = FOLDER) -> None:
    """Write every example, into another folder where one is named."""
    folder.mkdir(exist_ok=True)
    for example in (
        dead_heat,
        false_start,
        five_players,
        block_game,
        sorry_for_points,
        baker_street,
        i_say_holmes,
    ):
        write(folder, example.__name__.replace("_", "-"), example())


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
