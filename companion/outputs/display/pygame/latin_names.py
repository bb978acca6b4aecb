"""Says which names are not written in letters of their own, as no font here has them."""

from dataclasses import replace
from functools import lru_cache

from companion.kit.text import listed
from companion.language import say
from companion.outputs.display.pygame.faces import latinised
from companion.outputs.display.scene import Scene


def told(scene: Scene) -> Scene:
    """Return the scene, with a notice if a name had to be written in Latin letters."""
    changed = _latinised(tuple(seat.name for seat in scene.seats))
    notice = say("display-latin-names", names=listed([*changed])) if changed else ""
    return replace(scene, notices=(*scene.notices, notice)) if notice else scene


@lru_cache(maxsize=64)
def _latinised(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return those names that have no letters of their own here, as they are read."""
    written = [(name, latinised(name)) for name in names]
    return tuple(latin for name, latin in written if latin != name)
