"""Which phone sits on which chair: at most one on each, and each on at most one.

Pure. Before a match, a phone takes any chair that no other phone has. While one is on, a chair has
cards before it: a phone takes one only where no phone has sat in this match, and only if it has
sat nowhere else; whatever goes beyond that, the dealer does.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from companion.outputs.console.offers import RefusedError
from companion.outputs.console.pairing import Pairing, Phone

PERSON, BOT, NOBODY = "person", "bot", "nobody"
"""Who is on a chair, as the table knows it."""

TAKEN, NO_CHAIR, NOT_SEATED = "console-chair-taken", "console-no-such-chair", "console-no-chair"
ASK_DEALER, GONE = "console-ask-dealer", "console-phone-gone"
NAME_TAKEN = "console-name-taken"
"""The messages why a phone cannot sit there."""


@dataclass(frozen=True, slots=True)
class TableChair:
    """A chair of the table, as whoever hosts it says."""

    chair: int
    name: str = ""
    """Of whoever sits there, or sat there last."""
    colour: str = ""
    who: str = NOBODY
    """A person, a bot, or nobody: in the match that is on, or as it is chosen for the next."""
    wired: bool = False
    """Whether it has buttons of its own."""
    seat: int | None = None
    """Its seat in the match that is on; None: it has none, or no match is on."""
    stand_in: bool = False
    """Whether a bot plays here whenever no phone does."""


class PhoneChairs:
    """Everybody who sits by phone. `there` is what the table has; it changes under our eyes."""

    def __init__(self, pairing: Pairing) -> None:
        self._pairing = pairing
        self.there: tuple[TableChair, ...] = ()
        self._match = False
        self._had: dict[int, Phone] = {}
        """Whose each chair was last, in the match that is on."""

    def begin(self) -> None:
        """Note that a match is on: from now on there are cards before the chairs."""
        if not self._match:
            self._match = True
            self._had = dict(self._sitting())

    def end(self) -> None:
        """Note that none is on any more."""
        self._match, self._had = False, {}

    def at(self, chair: int) -> Phone | None:
        """Return who sits on a chair by phone."""
        return self._sitting().get(chair)

    def _sitting(self) -> Mapping[int, Phone]:
        return {phone.chair: phone for phone in self._pairing.phones() if phone.chair is not None}

    @property
    def taken(self) -> frozenset[int]:
        """The chairs that phones have."""
        return frozenset(self._sitting())

    @property
    def present(self) -> frozenset[int]:
        """Those of them whose phone is here now."""
        return frozenset(chair for chair, phone in self._sitting().items() if phone.connections)

    def known(self, chair: int) -> TableChair | None:
        """Return what the table says of a chair."""
        return next((found for found in self.there if found.chair == chair), None)

    def why_not(self, phone: Phone, chair: int) -> str:
        """Return the message why a phone cannot sit down there by itself; empty: it can."""
        found, sits = self.known(chair), self.at(chair)
        if found is None:
            return NO_CHAIR
        if sits is phone:
            return ""
        if sits is not None:
            return TAKEN
        return ASK_DEALER if self._match and not self._may_join(phone, found) else ""

    def _may_join(self, phone: Phone, chair: TableChair) -> bool:
        """Tell whether a phone may take a chair with cards before it that it has never seen."""
        if chair.seat is None or chair.who != PERSON:
            return False
        own = self._had.get(chair.chair, phone) is phone
        return own and all(phone is not had for at, had in self._had.items() if at != chair.chair)

    def sit(self, phone: Phone, chair: int, name: str) -> None:
        """Let a phone take a chair by itself, under that name; or refuse."""
        if why := self.why_not(phone, chair):
            raise RefusedError(why)
        if taken := self._name_taken(phone, chair, name):
            raise RefusedError(NAME_TAKEN, name=taken)
        self._put(phone, chair, name)

    def stand(self, phone: Phone) -> int:
        """Let a phone get up and watch; return the chair that it had."""
        chair = phone.chair
        if chair is None:
            raise RefusedError(NOT_SEATED)
        phone.chair = None
        return chair

    def seat(self, number: int, chair: int | None) -> Phone:
        """Let the dealer move a phone, to a chair or off it; who had that chair watches."""
        phone = next((p for p in self._pairing.phones() if p.number == number), None)
        if phone is None:
            raise RefusedError(GONE)
        if chair is None:
            self.stand(phone)
            return phone
        found = self.known(chair)
        if found is None or (self._match and found.seat is None):
            raise RefusedError(NO_CHAIR)
        for other in self._held_by_others(phone, chair):
            other.chair = None
        self._put(phone, chair, self._free_name(phone, found))
        return phone

    def vacate(self, chairs: Collection[int]) -> None:
        """Let those get up whose chair was given to somebody else, at the display."""
        for phone in self._pairing.phones():
            if phone.chair in chairs:
                phone.chair = None

    def _held_by_others(self, phone: Phone, chair: int) -> Iterable[Phone]:
        sits = self.at(chair)
        return () if sits is None or sits is phone else (sits,)

    def _put(self, phone: Phone, chair: int, name: str) -> None:
        """Seat a phone; what it was known by before must not be worth a hand of cards now."""
        phone.key.due = phone.key.due or phone.chair is None
        phone.chair, phone.name = chair, name
        if self._match:
            self._had[chair] = phone

    def _name_taken(self, phone: Phone, chair: int, name: str) -> str:
        """Return who else is called so; a bot, or whom nobody plays, takes another name."""
        taken, own = self.taken, () if self._match else (phone.chair,)
        for other in self.there:
            fixed = other.chair in taken or other.seat is not None or other.wired
            same = other.name.casefold() == name.casefold() and other.who != NOBODY
            if fixed and same and other.chair not in (chair, *own):
                return other.name
        return ""

    def _free_name(self, phone: Phone, chair: TableChair) -> str:
        """Return the name that a phone brings along, or else that of the chair."""
        if phone.name and not self._name_taken(phone, chair.chair, phone.name):
            return phone.name
        return chair.name
