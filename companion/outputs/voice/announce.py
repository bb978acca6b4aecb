"""From verdicts to announcements: who, what, how much, in the words of the book. Pure."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.core.referee.game import Setup, open_verdicts
from companion.core.referee.verdicts import Verdict
from companion.kit.explainer import Explainer
from companion.kit.kit import Kit
from companion.outputs.voice.book import Book, Phrase
from companion.outputs.voice.pieces import Piece, joined, stretches
from companion.outputs.voice.template import Slot

_REMEMBERED = 500


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something to say: about which verdicts, how urgent, and until when it is worth saying."""

    entry: Phrase
    fields: Mapping[str, Any]
    numbers: tuple[int, ...]
    """The verdicts it is about: nothing is said twice."""
    since: int
    stale: int
    text: str = ""
    """What is said where no book has a phrase for it: free text, for a synthesiser."""

    @property
    def rank(self) -> int:
        """How urgent it is: the lower the sooner."""
        return self.entry.weight.rank

    @property
    def asks(self) -> bool:
        """Whether it is a question, worth nothing once it is answered."""
        return self.entry.weight_name == "question"

    def joins(self, other: "Announcement") -> bool:
        """Tell whether both can be said as one: the same but for the field they merge by."""
        merge = self.entry.merge
        return (
            merge is not None
            and self.entry is other.entry
            and _spoken(self, merge) == _spoken(other, merge)
        )

    def joined_by(self, other: "Announcement") -> "Announcement":
        """Both as one; the first decides when it goes stale."""
        merge = self.entry.merge or ""
        everyone = list(dict.fromkeys((*_seats(self.fields[merge]), *_seats(other.fields[merge]))))
        fields = {**self.fields, merge: everyone}
        return replace(self, fields=fields, numbers=self.numbers + other.numbers)


def _spoken(announcement: Announcement, merge: str) -> dict[str, Any]:
    parts = announcement.entry.say or ()
    names = {part.field for part in parts if isinstance(part, Slot)} - {merge}
    return {name: announcement.fields.get(name) for name in names}


def _seats(value: Any) -> list[int]:
    """The seats that a field names: one, several, or the piles of a sweep; else none."""
    if isinstance(value, Mapping):
        return [int(seat) for seat in value if str(seat).isdecimal()]
    return _numbers(value if isinstance(value, list | tuple) else [value])


def _numbers(values: Sequence[Any]) -> list[int]:
    return [value for value in values if type(value) is int]


class Announcer:
    """Words the verdicts of one match."""

    def __init__(self, book: Book, kit: Kit, setup: Setup) -> None:
        phrases = kit.phrases(book.language)
        self._book, self.setup = book.with_game(kit.name, phrases), setup
        self._explainer = None if phrases else Explainer(kit.words, setup)
        """Speaks for a game that brings no phrases at all; a gap in a game's own book is one."""
        self._seat_of: OrderedDict[int, Any] = OrderedDict()

    def announce(self, verdicts: Sequence[Verdict], now: int) -> list[Announcement]:
        """Say verdicts that were given together; what belongs together is one announcement."""
        said: list[Announcement] = []
        for verdict in open_verdicts(verdicts, self.setup):
            made = self._one(verdict, verdicts, now)
            if made is not None:
                said = merged(said, made)
        return said

    def _one(self, verdict: Verdict, together: Sequence[Verdict], now: int) -> Announcement | None:
        fields = self._known(verdict)
        entry = self._book.find(self.setup.game, verdict.kind, fields)
        if entry is None:
            return self._freely(verdict, now)
        if entry.say is None or _said_better(entry, verdict, together):
            return None
        return Announcement(entry, fields, (verdict.n,), now, now + entry.weight.keep_us)

    def _freely(self, verdict: Verdict, now: int) -> Announcement | None:
        """Say the sentence that everybody can read, where a game has no phrases."""
        if self._explainer is None:
            return None
        entry, text = self._book.free(), self._explainer.sentence(verdict)
        stale = now + entry.weight.keep_us
        return Announcement(entry, verdict.fields, (verdict.n,), now, stale, text)

    def _known(self, verdict: Verdict) -> dict[str, Any]:
        """A verdict's fields; one that takes another back is about the same player."""
        fields = dict(verdict.fields)
        if verdict.kind == "overturned":
            fields["seat"] = self._seat_of.get(fields["of"])
        self._seat_of[verdict.n] = fields.get("seat")
        if len(self._seat_of) > _REMEMBERED:
            self._seat_of.popitem(last=False)
        return fields

    def pieces(self, announcement: Announcement) -> tuple[Piece, ...]:
        """The sentence, piece by piece."""
        if announcement.text:
            return joined(stretches(announcement.text))
        entry, fields = announcement.entry, announcement.fields
        several = entry.merge is not None and len(_seats(fields.get(entry.merge))) > 1
        template = entry.each if several and entry.each else entry.say
        row: list[Piece] = []
        for part in template or ():
            row += [part] if isinstance(part, Piece) else self._filled(part, fields)
        return joined(row)

    def _filled(self, slot: Slot, fields: Mapping[str, Any]) -> Iterable[Piece]:
        value: Any = fields.get(slot.field)
        match slot.manner:
            case "names":
                return self._named(_seats(value), "and")
            case "or":
                return self._named(_seats(value), "or")
            case "scores":
                return self._scores(value)
            case "word":
                return self._book.word(str(value))
            case "tag":
                return self._book.tag(str(value))
            case noun if self._book.knows_noun(noun):
                return self._book.count(_amount(value), noun)
        return self._book.number(_amount(value))

    def _named(self, seats: Sequence[int], word: str) -> Iterable[Piece]:
        names = [self._name(seat) for seat in seats] or [self._book.word("nobody")]
        players = self.setup.players
        last = players[seats[-1] - 1] if seats and 1 <= seats[-1] <= len(players) else ""
        return self._book.listed(names, word, last)

    def _name(self, seat: int) -> list[Piece]:
        return [Piece(seat=seat)] if 1 <= seat <= self.setup.seats else self._book.seat(seat)

    def _scores(self, points: Any) -> Iterable[Piece]:
        rows = [
            [*self._name(seat), Piece(mark=","), *self._book.number(number), Piece(mark=".")]
            for seat, number in enumerate(_seats(points), start=1)
        ]
        return joined(piece for row in rows for piece in row)


def _amount(value: Any) -> int:
    """Return how much a field says: a number, the most of several, or how many things there are."""
    if isinstance(value, list | tuple | dict | str):
        return max(_numbers([*value]), default=len(value))
    return value if type(value) is int else 0


def _said_better(entry: Phrase, verdict: Verdict, together: Sequence[Verdict]) -> bool:
    return any(
        other.kind in entry.unless
        and other.fields.get("seat") in (None, verdict.fields.get("seat"))
        for other in together
    )


def merged(waiting: Sequence[Announcement], new: Announcement) -> list[Announcement]:
    """Add an announcement to those that wait, as one with its like if there is one."""
    row = list(waiting)
    for n, old in enumerate(row):
        if old.joins(new):
            row[n] = old.joined_by(new)
            return row
    return [*row, new]
