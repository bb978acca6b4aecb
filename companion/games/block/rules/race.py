"""The BLOCK race: red against the next white, white against white, and when to ask the dealer.

A press waits in the queue until nothing that could be in doubt with it can still arrive. Then all
presses that may have been the next thing that happened are compared: one alone takes effect,
several are for the dealer. What is entered is their word, never in doubt: it keeps its place in the
queue, and where it takes effect, no press is compared across it.
"""

from collections.abc import Sequence

from companion.core.match_game import bounded
from companion.core.referee.events import Event, Press
from companion.core.referee.instant import Instant, certainly_before, decidable_at, margin
from companion.core.referee.timers import Timer
from companion.games.block.rules import early, laying
from companion.games.block.rules.phases import IN_PLAY, BlockPhase, BlockStep, refusal
from companion.games.block.rules.position import Position
from companion.games.block.rules.state import (
    BlockContest,
    BlockMatch,
    Decided,
    Question,
    Waiting,
)

_STEPS = {"white": BlockStep.WHITE, "red": BlockStep.RED}


def hear(m: BlockMatch, event: Event) -> None:
    """Put an event at the end of the queue."""
    m.serial += 1
    ripe = not isinstance(event, Press) or _settled_at_once(m, event)
    m.queue.append(Waiting(event, m.serial, ripe))


def _settled_at_once(m: BlockMatch, press: Press) -> bool:
    """Tell whether a press can be decided at once; if not, set its deadline."""
    m.widen(press.input, press.u)
    if not m.queue and m.at.phase not in IN_PLAY:
        return True
    sure = Instant(press.t, bounded(press.u))
    at = decidable_at(sure, max(m.slack.values()))
    m.timers.set("ripe", at, press.seat, m.serial, waits=True)
    return False


def ripen(m: BlockMatch, timer: Timer) -> None:
    """Mark a press as ready to be decided: no rival of it can still turn up."""
    for waiting in m.queue:
        if waiting.serial >= timer.token:
            waiting.ripe |= waiting.serial == timer.token
            return


def next_ripe(m: BlockMatch) -> Event | None:
    """Take the first event out of the queue and return it, if it can be decided."""
    if m.queue and m.queue[0].ripe:
        return m.queue.pop(0).event
    return None


def judge(m: BlockMatch, press: Press) -> None:
    """Decide the first of the presses that wait, together with those it is in doubt with."""
    held = [press, *_behind(m)]
    if m.at.phase in IN_PLAY and (_contested_late(m, held) or _contested(m, held)):
        del m.queue[: len(held) - 1]
    elif early.waits(m, press, held[1:]):
        m.early.append(press)
    else:
        _judge_alone(m, press)


def _behind(m: BlockMatch) -> list[Press]:
    """Return the presses that wait with nothing entered before them."""
    presses: list[Press] = []
    for waiting in m.queue[: early.MOST_HELD]:
        if not isinstance(waiting.event, Press):
            break
        presses.append(waiting.event)
    return presses


def _able(at: Position, presses: Sequence[Press]) -> list[Press]:
    """Return the presses that may have been the next to touch the open run.

    One seat's presses are in no doubt with each other (BD-17): only its first can have been.
    """
    first: dict[int, Press] = {}
    for press in presses:
        if _touches_run(at, press):
            first.setdefault(press.seat, press)
    rivals = first.values()
    return [one for one in rivals if not any(certainly_before(other, one) for other in rivals)]


def _touches_run(at: Position, press: Press) -> bool:
    """Tell whether a press would go on with the run, or break it."""
    if at.due is None:
        return False
    return press.input == "white" or at.block_refusal(press.seat) is None


def _contested(m: BlockMatch, held: list[Press]) -> bool:
    """Ask the dealer, unless only one press may have come next; tell whether it was asked."""
    able = _able(m.at, held)
    if len(able) < 2 or held[0] not in able:
        return False
    _ask(m, able, held)
    return True


def _contested_late(m: BlockMatch, held: list[Press]) -> bool:
    """Ask about the last card laid, if a press is in doubt with it; tell whether that was asked."""
    if m.last is None:
        return False
    announced, before = m.last
    held = [announced, *m.early, *held]
    able = _able(before, held)
    if len(able) < 2:
        return False
    m.at, m.announced, m.last, m.early = before.clone(), announced, None, []
    _ask(m, able, held)
    return True


def _ask(m: BlockMatch, able: list[Press], held: list[Press]) -> None:
    reds = [press for press in able if press.input == "red"]
    whites = [press for press in able if press.input == "white"]
    question: Question = "block-or-play" if reds else "play-order"
    rivals = [*reds, whites[0]] if reds else whites
    m.contest = BlockContest(question, tuple(p.seat for p in rivals), tuple(able), tuple(held))
    m.at.take(BlockStep.DOUBT)
    one, other = rivals[:2]
    gap, doubt = margin(one, other)
    m.find(
        max(one.t, other.t),
        "doubt",
        question=question,
        between=list(m.contest.between),
        gap_us=gap,
        doubt_us=doubt,
    )


def _judge_alone(m: BlockMatch, press: Press, ruled: int | None = None) -> None:
    """Put a press into effect, or refuse it; `ruled` is when the dealer said so, if they did."""
    reason = _refusal(m, press)
    if reason is not None:
        m.refuse(press, reason)
        return
    _withdraw_announced(m, press, ruled)
    before = m.at.clone()
    put_down = laying.play if press.input == "white" else laying.block
    put_down(m, press.t if ruled is None else ruled, press.seat)
    if ruled is None and m.at.phase in IN_PLAY:
        m.last = Decided(press, before)
    m.muted = False


def _refusal(m: BlockMatch, press: Press) -> str | None:
    reason = refusal(m.at.phase, _STEPS[press.input])
    if reason is None and press.input == "red":
        reason = m.at.block_refusal(press.seat)
    return reason


def _withdraw_announced(m: BlockMatch, press: Press, ruled: int | None) -> None:
    """Take back what was announced too soon; if it stands after all, do not announce it again."""
    announced, m.announced = m.announced, None
    m.muted = announced is press
    if announced is None or ruled is None or m.muted:
        return
    what, card = ("block", m.at.card) if announced.input == "red" else ("play", m.at.due)
    m.find(ruled, "void", what=what, seat=announced.seat, card=card)


def block_stands(m: BlockMatch, t: int) -> None:
    """Rule, by the dealer's word, that the BLOCK card lay first."""
    contest = _answered(m)
    _comes_first(m, t, contest.press_of(contest.between[0], "red"), contest.held)


def play_stands(m: BlockMatch, t: int) -> None:
    """Rule, by the dealer's word, that the next card lay first; the BLOCK card goes back."""
    contest = _answered(m)
    blocker, held = contest.between[0], list(contest.held)
    if m.announced is not None and m.announced.input == "red":
        m.announced = None
        m.find(t, "void", what="block", seat=blocker, card=m.at.card)
    for red in _reds_before_white(held, blocker):
        m.refuse(red, "too-late")
        del held[_place(held, red)]
    _judge_rest(m, t, held)


def _reds_before_white(held: Sequence[Press], seat: int) -> list[Press]:
    """Return a seat's reds that can only have been meant for the card it had laid."""
    mine = [press for press in held if press.seat == seat]
    whites = (place for place, press in enumerate(mine) if press.input == "white")
    return mine[: next(whites, len(mine))]


def order(m: BlockMatch, t: int, first: int) -> None:
    """Rule, by the dealer's word, who laid the card due (BD-18)."""
    contest = _answered(m)
    _comes_first(m, t, contest.press_of(first, "white"), contest.held)


def _answered(m: BlockMatch) -> BlockContest:
    assert m.contest is not None
    contest, m.contest = m.contest, None
    m.at.take(BlockStep.ANSWER)
    return contest


def _comes_first(m: BlockMatch, t: int, first: Press, held: Sequence[Press]) -> None:
    """Judge a seat's presses up to the one that came first, then all others."""
    mine = [press for press in held if press.seat == first.seat]
    upto = mine[: _place(mine, first) + 1]
    for press in upto:
        _judge_alone(m, press, t)
    _judge_rest(m, t, [press for press in held if _place(upto, press) < 0])


def _place(presses: Sequence[Press], sought: Press) -> int:
    """Return the index of a press itself, not of one like it."""
    return next((place for place, press in enumerate(presses) if press is sought), -1)


def _judge_rest(m: BlockMatch, t: int, held: list[Press]) -> None:
    """Judge what was held in order of time, as far as that needs no further answer."""
    while held:
        if m.at.phase is BlockPhase.RUN and _contested(m, held):
            return
        _judge_alone(m, held.pop(0), t)
