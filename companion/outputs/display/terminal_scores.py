"""The score sheet in letters."""

from companion.language import say
from companion.outputs.display.cells import fit, padded
from companion.outputs.display.look import Look
from companion.outputs.display.scene import Scene, Sheet, SheetRow
from companion.outputs.display.terminal import write_asked
from companion.outputs.display.text_screen import TextScreen


def write_scores(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write the score sheet."""
    screen.add(*(f"! {line}" for line in scene.notices))
    sheet = scene.sheet
    title = say("display-wins", who=sheet.winner) if sheet.winner else say("display-score")
    hands = max((len(row.hands) for row in sheet.rows), default=0)
    shown = min(hands, (screen.width - 52) // 4)
    screen.add("", title, "")
    heads = "".join(f"{hands - shown + n + 1:>4}" for n in range(shown))
    paid = _paid_heads() if sheet.pays else ""
    times = f"{paid}   {say('terminal-column-median')}" if sheet.timed else ""
    screen.add(f"{'':<18}{heads} {say('display-column-all'):>4}{times}")
    screen.add(*(_score(row, shown, sheet) for row in sheet.rows), "")
    if sheet.fastest:
        screen.add(say("display-fastest-call", call=sheet.fastest))
    write_asked(screen, scene)


def _paid_heads() -> str:
    return f" {say('terminal-column-calls'):>6} {say('display-column-paid'):>5}"


def _score(row: SheetRow, shown: int, sheet: Sheet) -> str:
    hands = "".join(f"{points:>4}" for points in row.hands[len(row.hands) - shown :])
    times = sorted(row.reactions)
    median = _median(times) if times else "    -"
    name = f"{row.seat} {fit(row.name, 15)}"
    paid = f" {row.calls:>6} {row.forfeited:>5}" if sheet.pays else ""
    told = f"{paid}   {median}" if sheet.timed else ""
    return f"{padded(name, 18)}{hands} {row.total:>4}{told}"


def _median(times: list[int]) -> str:
    return f"{say('display-ms', ms=round(times[len(times) // 2] / 1000)):>8}"
