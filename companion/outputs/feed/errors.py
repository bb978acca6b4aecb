"""Why the broker is not told: by who can do something about it."""

from companion.language import say


class FeedError(Exception):
    """Nothing can be told now; one line says why."""


class BrokerAwayError(FeedError):
    """Nobody answers there, or not in time, or no more."""

    def __init__(self, broker: str, why: str) -> None:
        super().__init__(say("feed-away", broker=broker, why=why))


class BrokerRefusesError(FeedError):
    """The broker answers, and does not let this table in."""

    def __init__(self, broker: str, why: str) -> None:
        super().__init__(say("feed-refuses", broker=broker, why=why))


class BrokerUntrustedError(FeedError):
    """Whoever answers cannot show that it is the broker."""

    def __init__(self, broker: str, why: str) -> None:
        super().__init__(say("feed-untrusted", broker=broker, why=why))


class NameTakenError(FeedError):
    """The broker lets this table in and drops it again: it does so where two have one name."""

    def __init__(self, broker: str, table: str) -> None:
        super().__init__(say("feed-name-taken", broker=broker, table=table))


class FeedFileError(FeedError):
    """A file that the profile names cannot be read."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(say("feed-file", path=path, why=why))


def again(kind: str, words: str) -> FeedError:
    """Return an error as another process had it, by the name of its kind and in its words."""
    found = next((each for each in FeedError.__subclasses__() if each.__name__ == kind), FeedError)
    return found.__new__(found, words)
