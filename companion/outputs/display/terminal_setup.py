"""The screens on which a table is set up, in letters."""

from textwrap import wrap

from companion.language import say
from companion.outputs.display.cells import fit
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene
from companion.outputs.display.spots import keys_of_rows, marked, setup_rows
from companion.outputs.display.text_screen import TextScreen


def write_setup(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write the question, what came of the last answer, and what may be chosen."""
    view = scene.setup
    if view is None:
        return
    rows = setup_rows(view)
    here = marked(rows, look)
    mark = here.id if here and (look.mark or not here.careful) else ""
    screen.keys |= keys_of_rows(rows, look)
    step = _step(*view.step) if view.step else ""
    screen.add("", fit(f"{view.title}{step}", screen.width))
    if view.question:
        screen.add("", *(f"  >>> {line}" for line in wrap(view.question, screen.width - 8)))
    if view.note:
        sign = say("terminal-ok") + " " if view.good else "!  "
        screen.add("", *wrap(f"{sign}{view.note}", screen.width - 1))
    if view.lines:
        screen.add("", *(fit(line, screen.width) for line in view.lines))
    if view.switches:
        screen.add("")
    for choice in view.switches:
        sign = "[x]" if choice.on else "[ ]"
        told = f"{_key(choice.key)}{sign} {choice.label}"
        screen.add(fit(f"{'>' if choice.id == mark else ' '}{told}", screen.width))
    screen.add("")
    for choice in view.doings:
        key = choice.key or (say("terminal-key-enter") if choice.strong else "")
        told = f"{_key(key)}{choice.label}"
        screen.add(fit(f"{'>' if choice.id == mark else ' '}{told}", screen.width))
    if scene.pairing:
        told = say("terminal-setup-phone", address=scene.pairing.text)
        screen.add("", fit(told, screen.width))


def _step(step: int, steps: int) -> str:
    return f"  ({say('display-step-of', step=step, steps=steps)})"


def _key(key: str) -> str:
    return f"[{key}] " if key else ""
