"""What the table shows: a pure scene, pure screens, a thin painter, and a terminal view."""

from companion.display.scene import Scene
from companion.display.stage import Stage

__all__ = ["Scene", "Stage"]
