"""The daemon itself, with a watch on its frames and its presses: runs inside the share.

    python -m benchmarks.budget.inside FILE [what companion daemon takes]

It is `companion daemon` in everything; beside it every frame and every press leaves a number in a
list. What was counted is written to FILE when it ends.
"""

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from companion.app.cli import serving
from companion.app.cli.main import main
from companion.app.hosted.service import Service
from companion.core.referee.events import Event, Press
from companion.drawing.items import Picture
from companion.outputs.display.pygame.window import Window
from hw.clock import now_us


class Watch:
    """When frames were shown, and how long presses took."""

    def __init__(self) -> None:
        self.frames: list[tuple[int, bool]] = []
        """When each was on the glass, and whether something on it was on its way."""
        self.kept: list[int] = []
        """How long after its stamp a press was in the journal."""
        self.size = (0, 0)

    def follow_frames(self) -> None:
        """Note every frame of the window."""
        show = Window._show

        def shown(window: Window, picture: Picture, before: Picture | None) -> None:
            show(window, picture, before)
            assert window._shown is not None
            look, self.size = window._shown[1], window._shown[2]
            self.frames.append((now_us(), bool(look.flying) or look.moment < 1))

        setattr(Window, "_show", shown)  # noqa: B010 (a method is not a function to mypy)

    def follow(self, service: Service) -> None:
        """Note every press of a table."""
        journal, now = service._opened.journal, service.pace
        keep: Callable[[Sequence[Event]], None] = journal.events

        def kept(events: Sequence[Event]) -> None:
            keep(events)
            self.kept += [now() - event.t for event in events if isinstance(event, Press)]

        journal.events = kept  # type: ignore[method-assign]


def run(file: Path, words: list[str]) -> int:
    """Serve until stopped, and write down what was counted."""
    watch = Watch()

    class Watched(Service):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            watch.follow(self)

    serving.Service = Watched  # type: ignore[attr-defined]
    watch.follow_frames()
    try:
        return main(["daemon", *words])
    finally:
        file.write_text(json.dumps(vars(watch)))


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), sys.argv[2:]))
