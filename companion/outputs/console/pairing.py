"""Who may rule: one phone is the dealer's, all others look on.

Pure: the time and every secret come from outside. Whoever sits at the table sees the code on the
display; entering it takes the dealer's chair while that is free. It is free at the start, and
again once the dealer's phone has been away for `AWAY_US` or its session has expired. Until
somebody takes it, a dealer who comes back is still the dealer.
"""

from collections.abc import Callable
from dataclasses import dataclass

from companion.outputs.console.keys import PhoneKey, same

ALPHABET = "ABCDEFGHJKMNPQRTUVWXYZ2346789"
"""No letter that looks like another one from across the table."""
CODE_LENGTH = 6

MINUTE_US = 60_000_000
AWAY_US = 2 * MINUTE_US
IDLE_US = 4 * 60 * MINUTE_US
WHOLE_US = 16 * 60 * MINUTE_US
TRIES_EACH, TRIES_ALL = 5, 30
MAX_SESSIONS = 64

TAKEN = "Another phone is the dealer's. Its owner can hand over to you."
WRONG = "That is not the code on the display."
TOO_MANY = "Too many tries. Wait a minute."


class NotPairedError(Exception):
    """The chair was not taken; the text says why."""


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

    @property
    def token(self) -> str:
        """What its cookie says."""
        return self.key.now

    @property
    def label(self) -> str:
        """What people call it."""
        return f"Phone {self.number}"

    @property
    def signature(self) -> str:
        """Who it is in what is kept of a match."""
        return f"{self.label} ({self.tag})" if self.tag else self.label

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
            raise NotPairedError("Only the dealer can hand over.")
        if heir is None or not heir.connections:
            raise NotPairedError("That phone is not connected any more.")
        self._sit_down(heir)
        return heir

    def send_away(self, dealer: Phone, number: int) -> Phone:
        """Forget another phone: whoever has it, or its secret, is a stranger again."""
        gone = self._phones.get(number)
        if gone is None:
            raise NotPairedError("That phone is gone already.")
        if gone is dealer:
            raise NotPairedError("That is this phone. Hand over first.")
        del self._phones[number]
        return gone

    def forget_all(self) -> None:
        """Forget every phone, the dealer's, too: the display shows a new code."""
        self._phones.clear()
        self._dealer = None
        self._code = self._make_code()

    def _sit_down(self, phone: Phone) -> None:
        """Give a phone the chair; what it was known by before must not be worth more now."""
        self._dealer = phone
        phone.key.due = True

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
        gone = [number for number, phone in self._phones.items() if phone.expired(now)]
        for number in gone:
            if self._phones.pop(number) is self._dealer:
                self._dealer = None

    def _make_room(self) -> None:
        """Forget the spectator that was away the longest; one that is here stays."""
        away = [p for p in self._phones.values() if not p.connections and p is not self._dealer]
        oldest = min(away, key=lambda phone: phone.seen, default=None)
        if oldest is None:
            raise NotPairedError("Too many phones are connected.")
        del self._phones[oldest.number]
