"""What the table shows: a pure scene, pure screens, a thin painter, and a terminal view."""

from companion.outputs.display.scene import Scene
from companion.outputs.display.stage import Stage

__all__ = ["Scene", "Stage"]
