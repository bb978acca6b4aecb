"""A phone's secret, which does not stay the same: a copy of it is soon good for nothing.

It is changed every few minutes, and whenever its phone may do more than before. The phone learns
the new one with an answer, which may get lost, or reach a phone that falls asleep: so the one
before stays good until the new one is used, and for a short while after that.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest

ROTATE_US = 10 * 60_000_000
"""How long a secret is used before it is changed."""
GRACE_US = 60_000_000
"""How long the one before stays good once the new one was used: other requests are under way."""


def same(one: str, other: str) -> bool:
    """Compare two secrets without telling by the time it takes."""
    return compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))


def digest(secret: str) -> str:
    """Return by what a secret can be recognised, and not guessed: it has 256 bits of chance."""
    return sha256(secret.encode(errors="replace")).hexdigest()


@dataclass(slots=True)
class PhoneKey:
    """The secret of one phone."""

    now: str
    made: int
    before: str = ""
    until: int | None = None
    """Until when the one before is good; None: until the new one is used."""
    due: bool = False
    """Whether it is to be changed at once."""
    kept: tuple[str, ...] = ()
    """Digests of secrets of before a restart, either of them good once: then it is changed."""

    @property
    def digests(self) -> tuple[str, ...]:
        """What to keep of it, so that the phone is known again after a restart."""
        return self.kept or tuple(digest(one) for one in (self.now, self.before) if one)

    def fits(self, token: str, t: int) -> bool:
        """Tell whether this is the phone's; the one before is given up once the new one is used."""
        if self.kept:
            return self._known_again(token)
        if same(token, self.now):
            if self.until is None:
                self.until = t + GRACE_US
            return True
        good = self.until is None or t <= self.until
        return bool(self.before) and same(token, self.before) and good

    def is_due(self, t: int) -> bool:
        """Tell whether the phone should come for another one."""
        return self.due or t - self.made >= ROTATE_US

    def changed(self, token: str, t: int, make: Callable[[], str]) -> str | None:
        """Return what the phone that came with `token` is to use from now on; None: the same."""
        if not same(token, self.now):
            return self.now
        if not self.is_due(t):
            return None
        self.before, self.now = self.now, make()
        self.made, self.until, self.due = t, None, False
        return self.now

    def _known_again(self, token: str) -> bool:
        """Tell whether this is what the phone was known by before a restart."""
        shown = digest(token)
        if not any(same(shown, one) for one in self.kept):
            return False
        self.now, self.kept, self.due = token, (), True
        return True
