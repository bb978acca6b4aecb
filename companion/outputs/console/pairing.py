"""Who may rule: one phone is the dealer's, all others look on.

Pure: the time and every secret come from outside. Whoever sits at the table sees the code on the
display; entering it takes the dealer's chair while that is free. It is free at the start, and
again once the dealer's phone has been away for `AWAY_US` or its session has expired. Until
somebody takes it, a dealer who comes back is still the dealer.
"""

from collections.abc import Callable
from dataclasses import dataclass

from companion.language import say
from companion.language.retold import SaidError
from companion.outputs.console.keys import PhoneKey, same
from companion.outputs.console.signatures import phone_signs

ALPHABET = "ABCDEFGHJKMNPQRTUVWXYZ2346789"
"""No letter that looks like another one from across the table."""
CODE_LENGTH = 6

MINUTE_US = 60_000_000
AWAY_US = 2 * MINUTE_US
IDLE_US = 4 * 60 * MINUTE_US
WHOLE_US = 16 * 60 * MINUTE_US
TRIES_EACH, TRIES_ALL = 5, 30
MAX_SESSIONS = 64

TAKEN, WRONG, TOO_MANY = "console-dealer-taken", "console-wrong-code", "console-too-many-tries"
"""The messages why the dealer's chair was not taken."""


class NotPairedError(SaidError):
    """The chair was not taken; the message says why."""


@dataclass(slots=True)
class Phone:
    """One browser: known by its cookie, shown to others by its number only."""

    key: PhoneKey
    number: int
    began: int
    seen: int
    connections: int = 0

    tag: str = ""
    """Four letters that no other phone has had: numbers begin anew with every start."""
    chair: int | None = None
    """The chair of the table that it sits on; None: it watches."""
    name: str = ""
    """What whoever holds it is called, since they sat down."""
    language: str = ""
    """In which it is spoken to; empty: in that of the table."""

    @property
    def token(self) -> str:
        """What its cookie says."""
        return self.key.now

    @property
    def label(self) -> str:
        """What people call it."""
        return say("console-phone", number=self.number)

    @property
    def signature(self) -> str:
        """Who it is in what is kept of a match."""
        return phone_signs(self.number, self.tag)

    def expired(self, now: int) -> bool:
        """Tell whether it is forgotten: after an evening, or sooner if it was left behind."""
        idle = not self.connections and now - self.seen > IDLE_US
        return idle or now - self.began > WHOLE_US


class Pairing:
    """Sessions, the dealer's chair, and the code for it."""

    def __init__(
        self,
        make_token: Callable[[], str],
        make_code: Callable[[], str],
        make_tag: Callable[[], str] = str,
    ) -> None:
        self._make_token, self._make_code, self._make_tag = make_token, make_code, make_tag
        self._phones: dict[int, Phone] = {}
        self._dealer: Phone | None = None
        self._count = 0
        self._wrong: list[tuple[int, str]] = []
        self._code = make_code()

    def open(self, now: int) -> Phone:
        """Begin a session, as a spectator."""
        self._forget(now)
        if len(self._phones) >= MAX_SESSIONS:
            self._make_room()
        self._count += 1
        key = PhoneKey(self._make_token(), now)
        phone = Phone(key, self._count, now, now, tag=self._make_tag())
        self._phones[phone.number] = phone
        return phone

    def recall(self, phone: Phone) -> None:
        """Know a phone again that sat here before a restart, by the digests that were kept."""
        self._count = max(self._count, phone.number)
        self._phones[phone.number] = phone

    def find(self, token: str, now: int) -> Phone | None:
        """Recognise a phone by its cookie."""
        self._forget(now)
        found = None
        for phone in self._phones.values():
            if phone.key.fits(token, now):
                found = phone
        return found

    def renew(self, phone: Phone, token: str, now: int) -> str | None:
        """Return the new value for the cookie of a phone that came with this one; None: none."""
        return phone.key.changed(token, now, self._make_token)

    def knows(self, phone: Phone) -> bool:
        """Tell whether a phone is still one of ours, and was not sent away."""
        return self._phones.get(phone.number) is phone

    def arrived(self, phone: Phone) -> None:
        """Note that a page of this phone is connected; while one is, it is not away."""
        phone.connections += 1

    def left(self, phone: Phone, now: int) -> None:
        """Note that a page was closed, or lost."""
        phone.connections -= 1
        phone.seen = now

    def is_dealer(self, phone: Phone, now: int) -> bool:
        """Tell whether this phone may rule."""
        self._forget(now)
        return self._dealer is phone

    def is_free(self, now: int) -> bool:
        """Tell whether the code would be taken."""
        self._forget(now)
        dealer = self._dealer
        return dealer is None or (not dealer.connections and now - dealer.seen > AWAY_US)

    def code(self, now: int) -> str | None:
        """The code to show; None while the dealer's chair is taken."""
        return self._code if self.is_free(now) else None

    def pair(self, phone: Phone, address: str, code: str, now: int) -> None:
        """Take the dealer's chair by the code; each code is good for one time."""
        if self.is_dealer(phone, now):
            return
        if not self.is_free(now):
            raise NotPairedError(TAKEN)
        self._limit(address, now)
        given = "".join(code.upper().split()).replace("-", "")
        if not same(given, self._code):
            self._wrong.append((now, address))
            raise NotPairedError(WRONG)
        self._sit_down(phone)
        self._code = self._make_code()

    def hand_over(self, dealer: Phone, number: int, now: int) -> Phone:
        """Give the chair to another phone that is connected now."""
        heir = self._phones.get(number)
        if not self.is_dealer(dealer, now):
            raise NotPairedError("console-only-dealer-hands-over")
        if heir is None or not heir.connections:
            raise NotPairedError("console-not-connected")
        self._sit_down(heir)
        return heir

    def send_away(self, dealer: Phone, number: int) -> Phone:
        """Forget another phone: whoever has it, or its secret, is a stranger again."""
        gone = self._phones.get(number)
        if gone is None:
            raise NotPairedError("console-phone-gone")
        if gone is dealer:
            raise NotPairedError("console-this-phone")
        self._drop(gone)
        return gone

    def forget_all(self) -> None:
        """Forget every phone, the dealer's, too: the display shows a new code."""
        for phone in self.phones():
            self._drop(phone)
        self._code = self._make_code()

    def _sit_down(self, phone: Phone) -> None:
        """Give a phone the chair; what it was known by before must not be worth more now."""
        self._dealer = phone
        phone.key.due = True

    def phone(self, number: int) -> Phone | None:
        """Return the phone of that number; None: it is not known, or not any more."""
        return self._phones.get(number)

    def phones(self) -> list[Phone]:
        """List every phone that is known, also those that are away."""
        return [*self._phones.values()]

    def others(self, phone: Phone) -> list[Phone]:
        """List the other phones that are connected."""
        return [p for p in self._phones.values() if p.connections and p is not phone]

    def watching(self) -> int:
        """Count the phones that are connected."""
        return sum(1 for phone in self._phones.values() if phone.connections)

    def _limit(self, address: str, now: int) -> None:
        self._wrong = [(t, who) for t, who in self._wrong if now - t < MINUTE_US]
        mine = [who for _, who in self._wrong if who == address]
        if len(mine) >= TRIES_EACH or len(self._wrong) >= TRIES_ALL:
            raise NotPairedError(TOO_MANY)

    def _forget(self, now: int) -> None:
        for phone in self.phones():
            if phone.expired(now):
                self._drop(phone)

    def _drop(self, phone: Phone) -> None:
        """Forget a phone: it rules no more, and has no chair."""
        del self._phones[phone.number]
        phone.chair = None
        if phone is self._dealer:
            self._dealer = None

    def _make_room(self) -> None:
        """Forget the spectator that was away the longest; one that is here stays."""
        away = [p for p in self._phones.values() if not p.connections and not self._stays(p)]
        oldest = min(away, key=lambda phone: phone.seen, default=None)
        if oldest is None:
            raise NotPairedError("console-too-many-phones")
        self._drop(oldest)

    def _stays(self, phone: Phone) -> bool:
        """Tell whether a phone is never forgotten for another one: it rules, or has a chair."""
        return phone is self._dealer or phone.chair is not None
