"""Says which names are not written in letters of their own, as no font here has them."""

from dataclasses import replace
from functools import lru_cache

from companion.kit.text import listed
from companion.outputs.display.pygame.faces import latinised
from companion.outputs.display.scene import Scene


def told(scene: Scene) -> Scene:
    """Return the scene, with a notice if a name had to be written in Latin letters."""
    notice = _notice(tuple(seat.name for seat in scene.seats))
    return replace(scene, notices=(*scene.notices, notice)) if notice else scene


@lru_cache(maxsize=64)
def _notice(names: tuple[str, ...]) -> str:
    """Say whose names they are, as they are read here; nothing, if all have their letters."""
    written = [(name, latinised(name)) for name in names]
    changed = [latin for name, latin in written if latin != name]
    if not changed:
        return ""
    return f"In Latin letters, for want of a font: {listed(changed)} (see companion doctor)."
