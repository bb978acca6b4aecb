"""Who may import whom: the arrows of ARCHITECTURE.md, held."""

import ast
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tests.support.command import ROOT

# What each room may import of this project, beside itself. The longest name that fits counts.
CORE, KIT, DRAWING = "companion.core", "companion.kit", "companion.drawing"
PRACTICE = "companion.practice"
LANGUAGE = "companion.language"
SIGHT = "hw.sight.marks"
ARROWS = {
    "companion.core": set(),
    "companion.core.referee": set(),
    "companion.core.transcript": {"companion.core.referee"},
    "companion.core.live": {"companion.core.referee", "companion.core.transcript"},
    "companion.core.match_game": {"companion.core.referee"},
    "companion.language": set(),
    "companion.drawing": set(),
    "companion.practice": {CORE},
    "companion.kit": {CORE, DRAWING, PRACTICE},
    "companion.kit.printing": {KIT, SIGHT},
    "companion.games": {CORE, KIT},
    "companion.outputs": {CORE, KIT},
    "companion.outputs.caller": {CORE, KIT},
    "companion.outputs.console": {
        CORE,
        KIT,
        "companion.outputs.history",
        "companion.outputs.painting",
        "companion.outputs.start",
        "companion.setup.profile.model",
    },
    "companion.outputs.feed": {CORE, KIT, "companion.setup.profile.model"},
    "companion.outputs.feed.__main__": {"companion.games", "companion.outputs.feed"},
    "companion.outputs.history": {CORE, KIT},
    "companion.outputs.display": {
        CORE,
        KIT,
        DRAWING,
        "companion.outputs.picking",
        "companion.outputs.start",
    },
    "companion.outputs.painting": {DRAWING},
    "companion.outputs.printing": {CORE, KIT, DRAWING, SIGHT},
    "companion.outputs.start": {CORE, KIT},
    "companion.outputs.voice": {CORE, KIT, "hw.clock", "hw.speaker"},
    "companion.keep": {CORE, KIT},
    "companion.club": {CORE, KIT, "companion.keep"},
    "companion.club.sending": {"companion.club.wire", "companion.club.errors", "companion.keep"},
    "companion.setup": set(),
    "companion.setup.profile": {KIT, "companion.games"},
    "companion.setup.check": {"companion.setup.profile", "companion.setup.wiring"},
    "companion.setup.drawings": {"companion.setup.profile"},
    "companion.setup.wiring": {"companion.setup.profile"},
    "companion.setup.wizard": {KIT, "companion.setup.check", "companion.setup.profile"},
    "companion.setup.calibrate": set(),
    "companion.setup.doctor": set(),
    "companion.setup.install": set(),
    "companion.setup.appliance": set(),
    "companion.club.evening": set(),
    "companion.club.summing": {KIT, "companion.club"},
    "companion.club.wall": {
        KIT,
        "companion.club",
        "companion.keep.history",
        "companion.outputs.console.web",
        "companion.outputs.history",
    },
    "companion.app": {"companion", "hw"},
    "hw": {LANGUAGE},
}
SHIPPED = ("sherlock_holmes", "block", "sorry", "i_say_holmes", "baker_street")
for game in SHIPPED:
    folder = f"companion.games.{game}"
    ARROWS[f"{folder}.rules"] = {CORE}
    ARROWS[folder] = {CORE, KIT, DRAWING, PRACTICE}
# Whoever tells people something says it in their language. A verdict has none, nor has a picture.
SPEECHLESS = (CORE, DRAWING, LANGUAGE, "companion.app")
for room, allowed in ARROWS.items():
    if not any(f"{room}.".startswith(f"{part}.") for part in SPEECHLESS) and ".rules" not in room:
        allowed.add(LANGUAGE)
PURE = (
    "companion.club.evening",
    "companion.club.summing.ranking",
    "companion.core",
    "companion.drawing",
    "companion.kit",
    "companion.practice",
    "companion.games",
    "companion.outputs.caller",
    "companion.outputs.feed.account",
    "companion.outputs.feed.discovery",
    "companion.outputs.feed.outbox",
    "companion.outputs.feed.topics",
    "companion.outputs.lamps",
    "companion.outputs.picking",
    "companion.outputs.display",
    "companion.outputs.printing",
    "companion.outputs.start",
)
# What stands in a pure room and touches the machine: the painters, the fonts they find, the proof
# of what was printed, and the one door of a match.
SHELLS = (
    "companion.outputs.display.fonts",
    "companion.outputs.display.pygame",
    "companion.outputs.printing.painter",
    "companion.outputs.printing.proof",
    "companion.core.live.inbox",
)
# What reads files: what a game ships beside its code, and what an owner writes.
READERS = {
    "companion.kit.data",
    "companion.games",
    "companion.games.i_say_holmes.pack",
    "companion.games.baker_street.pack",
    "companion.games.sherlock_holmes.printing",
}
PURE_LIBRARY = {
    "bisect",
    "collections",
    "collections.abc",
    "copy",
    "dataclasses",
    "enum",
    "functools",
    "heapq",
    "itertools",
    "json",
    "math",
    "operator",
    "textwrap",
    "types",
    "typing",
    "unicodedata",
}
# What one part alone may use beside that: chance, from a seed that it was given.
CHANCE = (
    "companion.club.evening",
    "companion.outputs.caller",
    "companion.practice",
    *(f"companion.games.{name}.bots" for name in SHIPPED),
)
IMPURE_BUILTINS = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint", "globals"}


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


MODULES = {
    module_name(path): path for top in ("companion", "hw") for path in (ROOT / top).rglob("*.py")
}


def part_of(module: str) -> str:
    fits = [part for part in ARROWS if f"{module}.".startswith(f"{part}.")]
    return max(fits, key=len, default=module)


def is_in(module: str, parts: Iterable[str]) -> bool:
    return any(f"{module}.".startswith(f"{part}.") for part in parts)


@dataclass
class Said:
    """What the questions below want to know of a file."""

    lines: int
    about: str | None
    imports: list[str] = field(default_factory=list)
    loaded: set[str] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)
    from_random: list[list[str]] = field(default_factory=list)
    seeds: list[int] = field(default_factory=list)
    """How many arguments each Random is made with."""

    def note(self, node: ast.AST) -> None:
        match node:
            case ast.Name(id=name, ctx=ast.Load()):
                self.loaded.add(name)
            case ast.Constant(value=str(text)):
                self.texts.add(text)
            case ast.Call(func=ast.Name(id="Random"), args=given):
                self.seeds.append(len(given))
            case ast.Import(names=aliases):
                self.imports += [alias.name for alias in aliases]
            case ast.ImportFrom(module=module, names=aliases, level=level):
                assert level == 0, "relative import"
                self.imports.append(str(module))
                if module == "random":
                    self.from_random.append([alias.name for alias in aliases])


@cache
def said(path: Path) -> Said:
    """Read a file once for all questions, and let go of its tree, which is large."""
    text = path.read_text()
    tree = ast.parse(text)
    found = Said(len(text.splitlines()), ast.get_docstring(tree))
    for node in ast.walk(tree):
        found.note(node)
    return found


def imports(path: Path) -> list[str]:
    return said(path).imports


def ours(name: str) -> bool:
    return name.split(".")[0] in ("companion", "hw")


def test_arrows() -> None:
    wrong = [arrow for module in sorted(MODULES) for arrow in wrong_arrows(module)]
    assert not wrong


def wrong_arrows(module: str) -> list[str]:
    part = part_of(module)
    allowed = ARROWS.get(part, {"companion.app"}) | {part}
    names = (name for name in imports(MODULES[module]) if ours(name))
    return [f"{module} -> {name}" for name in names if not is_in(name, allowed)]


def test_the_core_is_pure() -> None:
    pure = [m for m in MODULES if is_in(m, PURE) and m not in READERS and not is_in(m, SHELLS)]
    wrong = {module: found for module in sorted(pure) if (found := impurities(module))}
    assert len(pure) > 200
    assert not wrong


def impurities(module: str) -> set[str]:
    path = MODULES[module]
    foreign = {name for name in imports(path) if not ours(name)}
    allowed = PURE_LIBRARY | ({"random"} if is_in(module, CHANCE) else set())
    return (foreign - allowed) | (said(path).loaded & IMPURE_BUILTINS)


def test_chance_comes_from_a_seed() -> None:
    for module, path in MODULES.items():
        if is_in(module, CHANCE):
            assert imports(path).count("random") == len(said(path).from_random), module
            assert all(names == ["Random"] for names in said(path).from_random), module
            assert all(given == 1 for given in said(path).seeds), f"{module}: no seed"


def test_few_modules_name_the_drivers() -> None:
    users = {m for m, path in MODULES.items() for n in imports(path) if n.startswith("hw.drivers")}
    ours_only = {user for user in users if part_of(user) != "hw"}
    named = (
        *("table.build", "cli.hand", "cli.commands.boards", "cli.commands.doctor"),
        *("setting_up.usb", "setting_up.wired", "setting_up.pretended", "hosted.by_phone.buzzers"),
        *("setting_up.phone_screen", "cli.camera_check", "hosted.card_reading"),
    )
    assert ours_only <= {f"companion.app.{name}" for name in named}


def test_two_modules_name_the_speakers() -> None:
    users = {m for m, path in MODULES.items() for n in imports(path) if n.startswith("hw.speakers")}
    named = {"companion.app.table.speaker", "companion.app.cli.commands.calibrate"}
    assert {user for user in users if part_of(user) != "hw"} <= named


def test_only_the_app_and_the_voice_reach_the_hardware() -> None:
    reached = ((m, n) for m, path in MODULES.items() for n in imports(path) if n != SIGHT)
    users = {m for m, name in reached if name.split(".")[0] == "hw"}
    assert {part_of(user) for user in users} <= {"hw", "companion.app", "companion.outputs.voice"}


GAME_NAMES = ("sherlock-holmes", "i-say-holmes", "221b-baker-street", "sorry", *SHIPPED)
ROOMS = ("companion.outputs", "companion.keep", "companion.setup", "companion.club")
GAMELESS = (CORE, KIT, DRAWING, PRACTICE, *ROOMS)


def test_no_output_knows_a_game_by_name() -> None:
    gameless = sorted(m for m in MODULES if is_in(m, GAMELESS))
    wrong = {module: found for module in gameless if (found := games_named(module))}
    assert len(gameless) > 100
    assert not wrong


def games_named(module: str) -> set[str]:
    imported = {n for n in imports(MODULES[module]) if n.startswith("companion.games.")}
    return (said(MODULES[module]).texts & {*GAME_NAMES}) | imported


# Who may import what is not Python's own. Hardware libraries are extras, opened by name only when
# a driver is (hw.extras), so none of them is here.
THIRD_PARTY = {
    "anyascii": ("companion.outputs.display.fonts.latin",),
    "argcomplete": ("companion.app.cli.commands.completion",),
    "pygame": ("companion.outputs.display.pygame",),
    "aiohttp": (
        "companion.outputs.console.web",
        "companion.club.door",
        "companion.club.wall.site",
        "companion.app.cli.club.hung",
    ),
    "alembic": ("companion.club.store",),
    "openskill": ("companion.club.summing.ratings",),
    "sqlalchemy": ("companion.club", "companion.app.cli.club"),
    "segno": ("companion.outputs.console.web",),
    "zeroconf": ("companion.outputs.console.web.name_in_the_network",),
    "cryptography": ("companion.outputs.console.web.certificate",),
    "fluent": ("companion.language.compiling",),
    "ezdxf": ("companion.setup.drawings.dxf",),
    "fpdf": ("companion.setup.drawings.pdf",),
    "paho": ("companion.outputs.feed.line",),
    "reportlab": ("companion.outputs.printing.painter",),
}


def test_the_plain_install_needs_nothing_else() -> None:
    for module, path in MODULES.items():
        for name in imports(path):
            top = name.split(".")[0]
            allowed = ours(name) or top in sys.stdlib_module_names
            users = THIRD_PARTY.get(top, ())
            named = any(f"{module}.".startswith(f"{user}.") for user in users)
            assert allowed or named, f"{module} needs {name}"


def test_every_module_says_why_it_exists() -> None:
    for module, path in MODULES.items():
        assert said(path).about, module


def test_no_module_needs_much_scrolling() -> None:
    for module, path in MODULES.items():
        assert said(path).lines <= 450, module
