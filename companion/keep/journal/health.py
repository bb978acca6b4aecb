"""Says once that the journal is in trouble, and once that it is not any more."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from companion.keep.journal.writer import Writer
from companion.kit.notice import Notice

AGAIN_S = 1.0
"""How long a card that refused is left in peace: each try may take it long."""


class Health:
    """Carries out commits; remembers whether the last one worked."""

    def __init__(
        self, folder: Path, tell: Callable[[Notice], None], steady: Callable[[], float]
    ) -> None:
        self._folder, self._tell, self._steady = folder, tell, steady
        self._why: str | None = None
        self._again = 0.0
        self._lost = 0

    @property
    def well(self) -> bool:
        """Whether the last commit worked."""
        return self._why is None

    def commit(self, writer: Writer, durable: bool) -> None:
        """Write, or keep in memory what cannot be written now."""
        if self._why is not None and self._steady() < self._again:
            writer.keep_newest(self._why)
            return
        try:
            lost = writer.lost
            writer.commit(durable or not self.well)
        except OSError as error:
            self._failed(str(error.strerror or error))
        else:
            self._lost += lost
            self._worked()

    def say(self, notice: Notice) -> None:
        """Tell the table; a listener that fails does not stop the match."""
        with suppress(Exception):
            self._tell(notice)

    def _failed(self, why: str) -> None:
        known, self._why = self._why, why
        self._again = self._steady() + AGAIN_S
        if known is None:
            shown = (
                f"The journal in {self._folder} cannot be written ({why}). Play goes on, and what "
                "happens is kept in memory; it is lost if the power goes before this is mended."
            )
            self.say(Notice(shown, "The journal cannot be written. Play goes on."))

    def _worked(self) -> None:
        if self._why is None:
            return
        lost, self._lost, self._why = self._lost, 0, None
        cost = f"{lost:,} records were lost" if lost else "nothing was lost"
        shown = f"The journal in {self._folder} is written again; {cost}."
        self.say(Notice(shown, "The journal is written again. Play goes on."))
