"""One match as the house may know it: how it stands, what was decided, which word was called.

Only what everybody at the table may see goes in: the open verdicts and the public state. Prompts
never come here, so no hand that somebody could choose from does.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.core.referee.events import Cue
from companion.core.referee.game import Setup, open_verdicts
from companion.core.referee.kinds import SHARED
from companion.core.referee.verdicts import Verdict
from companion.kit.explainer import Explainer
from companion.kit.kit import Kit
from companion.kit.reaction import too_fast
from companion.kit.text import clean
from companion.language import listed, say
from companion.language.retold import Retold

LONGEST = 255
"""Home Assistant shows no state that is longer."""
UNREAD = 500
"""So many verdicts are laid by before somebody looks what is to be remembered of them."""
FASTEST = 100
"""So many reactions are remembered, the fastest: one that is taken back counts no more."""
NO_MATCH = "none"
_EXACTLY = ("behind_us", "gap_us", "doubt_us")
"""What a verdict says of how close it was and how sure it is."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is remembered of a match: whoever tells of it from now on begins with this."""

    reactions: Mapping[int, tuple[int, int]]
    """The fastest so far, by the number of the verdict: how fast, and whose."""
    last: Verdict | None = None
    """The last verdict that is said aloud."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands, as far as the house is told."""

    setup: Setup
    state: Mapping[str, Any]
    dealer_needed: bool = False


def event_types(kit: Kit | None) -> list[str]:
    """List the kinds of verdict that a game gives openly; None: those of all games."""
    if kit is None:
        return sorted(SHARED)
    known = kit.rules.vocabulary
    return sorted(set(known.kinds) - known.private)


def nothing_on() -> dict[str, Any]:
    """Return how it stands while no match is on."""
    return {
        "match": None, "game": None, "title": None, "phase": NO_MATCH,
        "phase_text": say("feed-no-match"), "turn": None, "players": [], "scores": {},
        "score": None, "verdict": None, "fastest": None, "dealer_needed": False, "question": None,
    }  # fmt: skip


class Account:
    """Follows one match, in the language of the table."""

    def __init__(self, kit: Kit, setup: Setup, match: int) -> None:
        self.kit, self.match = kit, match
        self._last: Verdict | None = None
        """The last verdict that is said aloud."""
        self._words = Retold(str)
        """The same in words."""
        self._reactions: dict[int, tuple[int, int]] = {}
        self._unread: list[Verdict] = []
        self._title = Retold(lambda: kit.title)
        self._name(setup)

    def _name(self, setup: Setup) -> None:
        self.setup = setup
        self._players = [clean(player) for player in setup.players]
        self._explainer = Explainer(self.kit.words, setup)
        self._face = self.kit.face_of(setup)

    def judged(self, verdicts: Sequence[Verdict], setup: Setup, at: str) -> list[dict[str, Any]]:
        """Take in what was decided, and return what is told of it."""
        if setup is not self.setup:
            self._name(setup)
        return [self._told(verdict, at) for verdict in open_verdicts(verdicts, setup)]

    def remember(self, verdicts: Sequence[Verdict]) -> None:
        """Take in what was decided before the table was switched on again."""
        self._read()
        for verdict in open_verdicts(verdicts, self.setup):
            self._react(verdict)

    def follow(self, verdicts: Sequence[Verdict]) -> None:
        """Lay by what was decided openly, and is told by somebody else, until it is asked for."""
        self._unread += verdicts
        if len(self._unread) >= UNREAD:
            self._read()

    def _read(self) -> None:
        unread, self._unread = self._unread, []
        for verdict in unread:
            self._take(verdict)

    def _take(self, verdict: Verdict) -> None:
        self._react(verdict)
        if verdict.fields.get("speak") is not False:
            self._say(verdict)

    @property
    def kept(self) -> Kept:
        """What is remembered so far."""
        self._read()
        return Kept(dict(self._reactions), self._last)

    def recall(self, kept: Kept) -> None:
        """Begin with what somebody else has remembered."""
        self._reactions = dict(kept.reactions)
        if kept.last is not None:
            self._say(kept.last)

    def _told(self, verdict: Verdict, at: str) -> dict[str, Any]:
        self._take(verdict)
        fields, seat = verdict.fields, verdict.fields.get("seat")
        said = verdict is self._last
        text = self._words() if said else _sentence(self._explainer, verdict)
        reaction = fields.get("reaction_us")
        return {
            "event_type": verdict.kind, "match": self.match, "n": verdict.n, "at": at,
            "text": text, "seat": seat, "player": self._who(seat),
            **({"reaction_ms": reaction / 1000} if isinstance(reaction, int) else {}),
            **{name: fields[name] for name in _EXACTLY if isinstance(fields.get(name), int)},
        }  # fmt: skip

    def _say(self, verdict: Verdict) -> None:
        """Note that this is the last verdict that is said aloud; it is put into words if asked."""
        explainer = self._explainer
        self._last, self._words = verdict, Retold(lambda: _sentence(explainer, verdict))

    def _shown(self) -> dict[str, Any] | None:
        """Return the last verdict that is said aloud, short enough for every screen."""
        if self._last is None:
            return None
        text = self._words()
        text = text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
        return {"n": self._last.n, "kind": self._last.kind, "text": text}

    def _who(self, seat: Any) -> str | None:
        known = isinstance(seat, int) and 1 <= seat <= len(self._players)
        return self._players[seat - 1] if known else None

    def _react(self, verdict: Verdict) -> None:
        fields = verdict.fields
        if verdict.kind == "overturned":
            self._reactions.pop(fields["of"], None)
        reaction, seat = fields.get("reaction_us"), fields.get("seat")
        if not isinstance(reaction, int) or not isinstance(seat, int) or reaction < 0:
            return
        if not too_fast(reaction, fields.get("doubt_us") or 0):
            self._reactions[verdict.n] = reaction, seat
            if len(self._reactions) > FASTEST:
                del self._reactions[max(self._reactions, key=lambda n: self._reactions[n])]

    def word(self, cue: Cue, at: str) -> dict[str, Any]:
        """Return what is told of a word that was called."""
        return {"event_type": cue.cue, "match": self.match, "at": at}

    def state(self, standing: Standing) -> dict[str, Any]:
        """Return how the match stands."""
        if standing.setup is not self.setup:
            self._name(standing.setup)
        state = standing.state
        phase = str(state.get("phase", ""))
        scores = self._scores(state)
        points = [say("kit-of-seat", who=who, value=value) for who, value in scores.items()]
        return {
            "match": self.match,
            "game": standing.setup.game,
            "title": self._title(),
            "phase": phase,
            "phase_text": self._explainer.words.label(phase),
            "turn": self._who(state.get("turn") or state.get("leader")),
            "players": self._players,
            "scores": scores,
            "score": listed(points)[:LONGEST] or None,
            "verdict": self._shown(),
            "fastest": self._fastest(),
            "dealer_needed": standing.dealer_needed,
            "question": self._face.question(state)[0] or None,
        }

    def _scores(self, state: Mapping[str, Any]) -> dict[str, int]:
        """Return the points by player; who is called as another is told apart by the seat."""
        points = self._face.standing(state) or ()
        often = Counter(self._players)
        names = (who if often[who] == 1 else f"{who} ({seat})"
                 for seat, who in enumerate(self._players, start=1))  # fmt: skip
        return dict(zip(names, points, strict=False))

    def _fastest(self) -> dict[str, Any] | None:
        if not self._reactions:
            return None
        reaction, seat = min(self._reactions.values())
        return {"ms": reaction / 1000, "player": self._who(seat), "seat": seat}


def _sentence(explainer: Explainer, verdict: Verdict) -> str:
    if verdict.kind == "refused":
        return explainer.words.refusal(verdict.fields)
    return explainer.sentence(verdict)
