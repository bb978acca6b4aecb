"""Everything that can be done at a display besides playing: by a finger, or by the key shown."""

from dataclasses import dataclass

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
from companion.language import known, say
from companion.outputs.display.actions import (
    END_MATCH,
    LEAVE,
    LOUDER,
    MUTE,
    PAUSE,
    SOFTER,
    THEME,
    WHOLE_SCREEN,
    Action,
    Command,
    Find,
    Go,
    Save,
)
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Pause, Scene
from companion.outputs.display.screens.frame import back_of, finger, footed, stands, ways_out
from companion.outputs.display.screens.screen import Screen
from companion.outputs.display.text_screen import TextScreen


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One line of the menu."""

    label: str
    action: Action
    key: str
    strong: bool = False


def entries(scene: Scene, look: Look) -> list[MenuEntry]:
    """List what can be done here and now, the likeliest first."""
    match = [*_paused(scene, look), *_looked_at(scene, look), *_entered(scene)]
    return [*match, *_shown(scene, look), *_heard(look), *_ends(look)]


def _paused(scene: Scene, look: Look) -> list[MenuEntry]:
    if not look.does(PAUSE.name):
        return []
    held = scene.pause is Pause.HELD
    return [MenuEntry(say("display-go-on" if held else "display-pause"), PAUSE, "p", strong=held)]


def _looked_at(scene: Scene, look: Look) -> list[MenuEntry]:
    found = [MenuEntry(say("display-rules"), Go("rules"), "r")] if scene.rules else []
    found.append(MenuEntry(say("display-help"), Go("help"), "h"))
    if scene.phase:
        found += [
            MenuEntry(say("display-score"), Go("scores"), "c"),
            MenuEntry(say("display-verdicts"), Go("verdicts"), "v"),
            MenuEntry(say("display-photo"), Go("photo"), "f"),
        ]
    if scene.papers:
        found.append(MenuEntry(say("display-papers"), Go("papers"), "n"))
    found.append(MenuEntry(say("display-history"), Go("history"), "y"))
    return found


def _entered(scene: Scene) -> list[MenuEntry]:
    if not (scene.answers or scene.others):
        return []
    return [
        MenuEntry(say("display-enter-or-rule"), Go("rulings"), "e"),
        MenuEntry(say("display-find"), Find(), "/"),
    ]


def _shown(scene: Scene, look: Look) -> list[MenuEntry]:
    found = [MenuEntry(say("display-phone"), Go("pairing"), "j")] if scene.pairing else []
    if look.does(THEME.name):
        found += [
            MenuEntry(say("display-theme"), THEME, "b"),
            MenuEntry(say("display-whole-screen"), WHOLE_SCREEN, "f11"),
            MenuEntry(say("display-save"), Save(), "s"),
        ]
    return found


_SOUND = (("display-softer", SOFTER), ("display-louder", LOUDER), ("display-mute", MUTE))
_TOLD = {each.name for each in (PAUSE, THEME, WHOLE_SCREEN, LEAVE, END_MATCH, SOFTER, LOUDER, MUTE)}


def _heard(look: Look) -> list[MenuEntry]:
    """List the sound; and whatever else has a key here, such as the commands of a replay."""
    keys = dict(reversed(look.commands))
    found = [MenuEntry(say(key), do, keys[do.name]) for key, do in _SOUND if look.does(do.name)]
    others = [name for name in keys if keys[name] and name not in _TOLD]
    more = [MenuEntry(_named(name), Command(name), keys[name]) for name in reversed(others)]
    return [*found, *more]


def _named(command: str) -> str:
    """Return what a command of whoever runs the display is called in the menu."""
    key = f"display-command-{command.replace(' ', '-')}"
    return say(key) if known(key) else command.capitalize()


def _ends(look: Look) -> list[MenuEntry]:
    found = (
        [MenuEntry(say("display-end-match"), Go("leave"), "l")] if look.does(END_MATCH.name) else []
    )
    return found or (
        [MenuEntry(say("display-leave"), Go("leave"), "l")] if look.does(LEAVE.name) else []
    )


def draw_menu(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw a button for each entry, none too small for a finger."""
    rest = footed(canvas, _headed(canvas, scene, say("display-menu")), scene, look)
    shown, gap = entries(scene, look), canvas.px(8)
    most = max(1, (rest.h + gap) // (finger(canvas) + gap))
    columns = max(2 if canvas.portrait else 3, -(-len(shown) // most))
    rows = max(1, -(-len(shown) // columns))
    high = max(finger(canvas), min((rest.h + gap) // rows - gap, canvas.px(72)))
    for index, entry in enumerate(shown):
        line = rest.below(index // columns * (high + gap)).top(high)
        cell = line.column(index % columns, columns, gap)
        canvas.button(cell, entry.label, entry.action, entry.key, strong=entry.strong, size=20)


def _headed(canvas: Canvas, scene: Scene, title: str) -> Rect:
    whole = canvas.rect.inset(canvas.px(14), canvas.px(10))
    head = whole.top(finger(canvas))
    room = ways_out(canvas, head, back_of(scene), menu=False)
    canvas.text(room, title, 34, "ink", "serif", least=0.5)
    return whole.below(head.h + canvas.px(10))


def write_menu(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write the entries in two columns, each with its key."""
    shown = entries(scene, look)
    screen.add("", say("terminal-menu"), "")
    half, wide = -(-len(shown) // 2), screen.width // 2 - 2
    lines = [f"[{entry.key}] {entry.label}" for entry in shown]
    for index in range(half):
        pair = lines[index : index + 1] + lines[half + index : half + index + 1]
        screen.add("  " + "".join(f"{line:<{wide}}" for line in pair).rstrip())
    screen.keys |= {entry.key: entry.action for entry in shown}
    if scene.pause:
        screen.add("", f">>> {stands(scene.pause)}")


def _asked(scene: Scene, look: Look) -> tuple[str, str, Command]:
    """Return what is asked before it ends, what yes is called, and what it does."""
    if look.does(END_MATCH.name):
        return say("display-end-match-asked"), say("display-end-match-yes"), END_MATCH
    on = not scene.aside
    asked = say("display-leave-match-asked" if on else "display-leave-asked")
    return asked, say("display-leave"), LEAVE


def draw_leave(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Ask once."""
    question, yes, action = _asked(scene, look)
    rest = footed(canvas, _headed(canvas, scene, question), scene, look)
    gap = canvas.px(12)
    line = Rect(rest.x, rest.y + rest.h // 3, rest.w, max(finger(canvas), canvas.px(72)))
    canvas.button(line.column(0, 2, gap), say("display-stay"), Go("table"), "escape",
                  cap=say("display-cap-escape"), size=24)  # fmt: skip
    canvas.button(line.column(1, 2, gap), yes, action, "y", strong=True, size=24)


def write_leave(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Ask once, in letters."""
    question, yes, action = _asked(scene, look)
    screen.add("", question.upper(), "", f"  [y] {yes}", f"  [esc] {say('terminal-stay')}")
    screen.keys |= {"y": action, "escape": Go("table")}


MENU = Screen(
    "menu",
    draw_menu,
    write_menu,
    ("m", "f10"),
    "display-help-menu",
    "terminal-foot-menu",
    aside=True,
    asks=True,
    rests=True,
    anytime=True,
)
LEAVING = Screen("leave", draw_leave, write_leave, asks=True, rests=True, anytime=True)
