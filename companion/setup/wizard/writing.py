"""The profile that comes of a plan: complete, with a word on everything that stands in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.language import current, known, say
from companion.language.catalogue import ENGLISH
from companion.setup.check.findings import Spot
from companion.setup.profile.model import BUTTONS
from companion.setup.wizard.plan import QUIET, TablePlan

_WIDE = 44


def profile_text(plan: TablePlan, file: str) -> str:
    """Return the whole profile as it is written."""
    return "\n".join(_lines(plan, file)) + "\n"


def _lines(plan: TablePlan, file: str) -> Iterator[str]:
    yield "# " + say("wizard-file-table-of", seats=plan.seats)
    yield from (f"# {line}" for line in say("wizard-file-next", file=file).splitlines())
    yield ""
    yield f"name = {_quoted(say('wizard-file-my-table'))}"
    if current() != ENGLISH:
        yield f"language = {_quoted(current())}"
    yield ""
    yield "[table]"
    others = ", ".join(game.name for game in plan.chosen[1:])
    about = (
        say("wizard-played-when-nothing-else-said", others=others)
        if others
        else say("wizard-played-when-nothing-else-said-2")
    )
    yield _with(f"game = {_quoted(plan.usual.name)}", about)
    yield from _sections(plan)
    for seat in plan.numbers():
        yield ""
        yield from _seat(plan, seat)
    yield from _voice(plan)


def _sections(plan: TablePlan) -> Iterator[str]:
    """Yield what the parts need that a seat is on: one that nobody uses is a mistake."""
    placed = {wire.part for wire in plan.wired().values()}
    placed |= {lamp.part for lamp in plan.lit().values()}
    sections: dict[str, list[str]] = {}
    for part in plan.found.used:
        for section, line in part.settings if part.id in placed else ():
            lines = sections.setdefault(section, [])
            if (told := _with(line, part.title)) not in lines:
                lines.append(told)
    for section, lines in sections.items():
        yield ""
        yield _with(f"[{section}]", _about(section))
        yield from lines


def _about(section: str) -> str:
    return say(f"wizard-file-{section}") if known(f"wizard-file-{section}") else ""


def _seat(plan: TablePlan, seat: int) -> Iterator[str]:
    clockwise = say("wizard-seats-numbered-clockwise") if seat == 1 else ""
    yield _with(f"[seats.{seat}]", clockwise)
    yield f"player = {_quoted(say('wizard-file-player', seat=seat))}"
    wired = plan.wired()
    if seat in plan.bare():
        for name in plan.inputs:
            yield _with(f'{name} = "sim"', say("wizard-not-built-yet-program-plays"))
    for name in plan.inputs:
        wire = wired.get(Spot(seat, name))
        if wire is not None:
            yield _with(f"{name} = {_quoted(wire.place)}", wire.told)
        elif seat not in plan.bare():
            yield f"# {name}: {say('wizard-file-there-is-none')}"
    yield from _lamps(plan, seat)


def _lamps(plan: TablePlan, seat: int) -> Iterator[str]:
    lit = plan.lit()
    lamps = {name: lit[Spot(seat, name)] for name in BUTTONS if Spot(seat, name) in lit}
    if lamps:
        told = ", ".join(f"{name} = {_quoted(lamp.place)}" for name, lamp in lamps.items())
        yield f"lamps = {{ {told} }}"


def _voice(plan: TablePlan) -> Iterable[str]:
    if plan.sound is None:
        return ()
    if plan.sound == QUIET:
        return ("", "[voice]", _with('output = "none"', say("wizard-lamps-display-speak")))
    return ("", "[voice]", f"device = {_quoted(plan.sound)}")


def _with(line: str, about: str) -> str:
    """Return a line with a word on it, in a column of its own."""
    return f"{line:<{_WIDE}}# {' '.join(about.split())}" if about else line


def _quoted(text: str) -> str:
    """Write a text as TOML does; what cannot be printed is left out."""
    kept = "".join(letter for letter in text if letter.isprintable())
    return '"' + kept.replace("\\", "\\\\").replace('"', '\\"') + '"'
