"""The line between a table and its club, as bad as one likes; and a club without a server."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.club.door.syncing import sync
from companion.club.sending.reading import Source
from companion.club.sending.sender import Sender
from companion.club.store.comparing import differences
from companion.club.store.opening import Store
from companion.club.store.tables import invite, table_of
from companion.club.wire import Json
from companion.keep.journal.disk import RealDisk


def joined(store: Store, name: str) -> int:
    """Let a table in; return its number."""
    with store.keeper() as connection:
        token = invite(connection, name)
    with store.door() as connection:
        found = table_of(connection, token)
    assert found is not None
    return found[0]


def sender_of(folder: Path, name: str = "") -> Sender:
    """A table's side, as it comes up."""
    return Sender(RealDisk(), [Source(folder, name)])


class Line:
    """Carries what is said between one table and a store; `lost` says what goes wrong next."""

    def __init__(self, store: Store, table_id: int) -> None:
        self.store, self.table_id = store, table_id
        self.said: list[Json] = []

    def carry(self, message: Json) -> Json:
        """Bring a message there, and the answer back."""
        self.said.append(message)
        return sync(self.store, self.table_id, message)

    def again(self, which: int) -> None:
        """Let an old message arrive once more, as it was: nobody hears the answer."""
        if self.said:
            sync(self.store, self.table_id, self.said[which % len(self.said)])


def exchange(sender: Sender, line: Line, most: int = 200) -> None:
    """Talk until nothing is behind."""
    for _ in range(most):
        sender.look()
        sender.heard(line.carry(sender.message()))
        if sender.asked and not sender.behind:
            return
    raise AssertionError(f"still behind: {sender.behind}")


def unlike(store: Store, **folders: Path) -> list[str]:
    """What of the store is not as in the journals of tables, by their names."""
    with store.keeper() as connection:
        return differences(connection, {name: {"": folder} for name, folder in folders.items()})


@contextmanager
def no_difference(store: Store, **folders: Path) -> Iterator[None]:
    """Hold afterwards that the store says what the journals say."""
    yield
    assert unlike(store, **folders) == []
