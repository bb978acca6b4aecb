"""Everything that can be done at a display besides playing: by a finger, or by the key shown."""

from dataclasses import dataclass

from companion.drawing.canvas import Canvas
from companion.drawing.items import Rect
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
from companion.outputs.display.screens.frame import STANDS, back_of, finger, footed, ways_out
from companion.outputs.display.screens.papers import TITLE as PAPERS
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
    return [MenuEntry("Go on" if held else "Pause", PAUSE, "p", strong=held)]


def _looked_at(scene: Scene, look: Look) -> list[MenuEntry]:
    found = [MenuEntry("Rules", Go("rules"), "r")] if scene.rules else []
    found.append(MenuEntry("Help", Go("help"), "h"))
    if scene.phase:
        found += [
            MenuEntry("Score", Go("scores"), "c"),
            MenuEntry("Verdicts", Go("verdicts"), "v"),
            MenuEntry("Photo finish", Go("photo"), "f"),
        ]
    if scene.papers:
        found.append(MenuEntry(PAPERS, Go("papers"), "n"))
    found.append(MenuEntry("History", Go("history"), "y"))
    return found


def _entered(scene: Scene) -> list[MenuEntry]:
    if not (scene.answers or scene.others):
        return []
    return [
        MenuEntry("Enter or rule", Go("rulings"), "e"),
        MenuEntry("Find \u2026", Find(), "/"),
    ]


def _shown(scene: Scene, look: Look) -> list[MenuEntry]:
    found = [MenuEntry("Phone", Go("pairing"), "j")] if scene.pairing else []
    if look.does(THEME.name):
        found += [
            MenuEntry("Dark or bright", THEME, "b"),
            MenuEntry("Whole screen", WHOLE_SCREEN, "f11"),
            MenuEntry("Save picture", Save(), "s"),
        ]
    return found


_SOUND = (("Softer", SOFTER), ("Louder", LOUDER), ("Mute", MUTE))
_TOLD = {each.name for each in (PAUSE, THEME, WHOLE_SCREEN, LEAVE, END_MATCH, SOFTER, LOUDER, MUTE)}


def _heard(look: Look) -> list[MenuEntry]:
    """List the sound; and whatever else has a key here, such as the commands of a replay."""
    keys = dict(reversed(look.commands))
    found = [MenuEntry(label, do, keys[do.name]) for label, do in _SOUND if look.does(do.name)]
    others = [name for name in keys if keys[name] and name not in _TOLD]
    more = [MenuEntry(name.capitalize(), Command(name), keys[name]) for name in reversed(others)]
    return [*found, *more]


def _ends(look: Look) -> list[MenuEntry]:
    found = [MenuEntry("End this match", Go("leave"), "l")] if look.does(END_MATCH.name) else []
    return found or ([MenuEntry("Leave", Go("leave"), "l")] if look.does(LEAVE.name) else [])


def draw_menu(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Draw a button for each entry, none too small for a finger."""
    rest = footed(canvas, _headed(canvas, scene, "Menu"), scene, look)
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
    screen.add("", "MENU", "")
    half, wide = -(-len(shown) // 2), screen.width // 2 - 2
    lines = [f"[{entry.key}] {entry.label}" for entry in shown]
    for index in range(half):
        pair = lines[index : index + 1] + lines[half + index : half + index + 1]
        screen.add("  " + "".join(f"{line:<{wide}}" for line in pair).rstrip())
    screen.keys |= {entry.key: entry.action for entry in shown}
    if scene.pause:
        screen.add("", f">>> {STANDS[scene.pause]}")


def _asked(scene: Scene, look: Look) -> tuple[str, str, Command]:
    """Return what is asked before it ends, what yes is called, and what it does."""
    if look.does(END_MATCH.name):
        return "End this match?", "End it", END_MATCH
    on = not scene.aside
    return "Leave the match?" if on else "Leave?", "Leave", LEAVE


def draw_leave(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Ask once."""
    question, yes, action = _asked(scene, look)
    rest = footed(canvas, _headed(canvas, scene, question), scene, look)
    gap = canvas.px(12)
    line = Rect(rest.x, rest.y + rest.h // 3, rest.w, max(finger(canvas), canvas.px(72)))
    canvas.button(line.column(0, 2, gap), "Stay", Go("table"), "escape", cap="ESC", size=24)
    canvas.button(line.column(1, 2, gap), yes, action, "y", strong=True, size=24)


def write_leave(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Ask once, in letters."""
    question, yes, action = _asked(scene, look)
    screen.add("", question.upper(), "", f"  [y] {yes}", "  [esc] stay")
    screen.keys |= {"y": action, "escape": Go("table")}


MENU = Screen(
    "menu",
    draw_menu,
    write_menu,
    ("m", "f10"),
    "menu",
    "menu",
    aside=True,
    asks=True,
    rests=True,
    anytime=True,
)
LEAVING = Screen("leave", draw_leave, write_leave, asks=True, rests=True, anytime=True)
