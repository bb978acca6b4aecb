"""Every setting that docs/profile.md names changes what it says, beyond the profile itself."""

import argparse
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from companion.app.cli.commands import check
from companion.app.cli.commands.check import Timeline
from companion.app.cli.commands.play import glass_of
from companion.app.hosted.calls import Cues
from companion.app.hosted.housekeeping import Housekeeping, retention_of
from companion.app.hosted.notices import Notices
from companion.app.hosted.service import Service
from companion.app.hosted.wanted import Wanted
from companion.app.simulated import sound
from companion.app.simulated.view_choice import wanted
from companion.app.table import build, speaker
from companion.app.table.match import header_of, pack_options
from companion.core.live import Skipping
from companion.games import KITS
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.opening import open_journal
from companion.keep.journal.segments import matches
from companion.kit.kit import Kit
from companion.kit.pack import Key, OneOf, Whole
from companion.outputs.console.network import chosen
from companion.outputs.console.web.server import Console
from companion.outputs.feed.errors import FeedFileError
from companion.outputs.feed.feed import Feed
from companion.outputs.feed.line import Line
from companion.outputs.feed.notes import Notebook
from companion.outputs.voice.library import Library
from companion.setup.check.checkup import Checkup
from companion.setup.profile import Profile
from companion.setup.profile.parse import parse
from companion.setup.wiring.plan import plan_wiring
from hw.drivers.evdev.source import EvdevSource
from hw.drivers.sim import SimSource
from hw.errors import DeviceGone
from hw.signals import Place
from tests.keep.journal.test_retention import TODAY, play
from tests.support.command import ROOT

Document = dict[str, Any]


@dataclass(frozen=True)
class Room:
    """Where an effect is looked at: nothing outside of it is touched."""

    patch: pytest.MonkeyPatch
    folder: Path


Effect = Callable[[Profile, Room], Any]

LAMPS = {"white": "gpio 16", "red": "gpio 17", "blue": "gpio 18"}
SIMULATED = dict.fromkeys(("white", "red", "blue", "pile", "shield", "rail"), "sim")
BASE: Document = {
    "boards": {"left": "/dev/ttyACM0"},
    "usb": {"encoder": {"id": "0079:0006"}},
    "feed": {"broker": "mqtts://broker.local", "table": "kitchen", "user": "u"},
    "seats": {
        "1": {
            "white": "gpio 4", "red": "gpio 5", "blue": "gpio 6", "pile": "touch 0x5A.0",
            "shield": "touch 0x5A.1", "rail": "touch 0x5A.2", "lamps": LAMPS,
        },
        "2": SIMULATED,
        "3": {"white": "board left", "red": "usb encoder BTN_TRIGGER"},
    },
}  # fmt: skip
"""A table with a bit of everything, so that every setting has something to be about."""


class Chosen:
    """Stands where drivers and speakers would be built, and remembers with what."""

    name = "chosen"
    inputs: frozenset[Place] = frozenset()
    lamps: frozenset[Place] = frozenset()

    def __init__(self) -> None:
        self.made: list[tuple[Any, ...]] = []

    def start(self, sink: object) -> None:
        """Nothing is opened."""

    def close(self) -> None:
        """Nothing was opened."""

    def as_(self, called: str) -> Callable[..., Any]:
        def make(*args: Any, **kwargs: Any) -> Any:
            self.made.append((called, args[0]))
            return self

        return make


def drivers(profile: Profile, room: Room) -> Any:
    """What is built with what, and which parts the program plays itself."""
    seen = unwired(room)

    class Sim(SimSource):
        def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
            seen.made.append(("sim", config))
            super().__init__(config, *args, **kwargs)

    room.patch.setattr(build, "SimSource", Sim)
    table = build.build_table(profile, Timeline(), live=False).table
    return seen.made, table.inputs, table.lamps


def unwired(room: Room) -> Chosen:
    """Let nothing that needs a wire be opened."""
    seen = Chosen()
    for driver in ("GpiodSource", "GpiozeroSource", "Mpr121Source", "GpiodLamps", "GpiozeroLamps"):
        room.patch.setattr(build, driver, seen.as_(driver))
    room.patch.setattr(build, "SeatBoardSource", seen.as_("board"))
    room.patch.setattr(build, "EvdevSource", unplugged(seen))
    return seen


def unplugged(seen: Chosen) -> type[EvdevSource]:
    """A USB device that nobody looks for."""

    class Unplugged(EvdevSource):
        def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
            seen.made.append(("usb", config))
            super().__init__(config, *args, **kwargs)

        def start(self, sink: object) -> None:
            """Nothing is opened."""

        def close(self) -> None:
            """Nothing was opened."""

    return Unplugged


def header(profile: Profile, room: Room) -> Any:
    """The header of the next match, before any option is given."""
    return header_of(profile)


def wiring(profile: Profile, room: Room) -> Any:
    return plan_wiring(profile)


def checked(profile: Profile, room: Room) -> Any:
    """What the table's self-test finds."""
    unwired(room)
    spots, lamps = check._parts(profile, auto=True, seat=None)
    checkup = Checkup(spots, lamps, 1_000_000)
    check._walk_auto(profile, checkup)
    return [*checkup.findings()]


def output(profile: Profile, room: Room) -> Any:
    """Which speaker is opened, and with what."""
    made: list[Any] = []

    def remote(outputs: Any, config: Any, *args: Any, **kwargs: Any) -> Any:
        made.append((outputs, config))
        raise DeviceGone("not here")

    room.patch.setattr(speaker, "RemoteSpeaker", remote)
    speaker.open_speaker(profile.voice, say_problem=lambda line: None).close()
    return made


def recordings(profile: Profile, room: Room) -> Any:
    """The folder in which clips are looked for first."""
    looked: list[Path | None] = []

    class Own(Library):
        def __init__(self, language: str, own: Path | None, tell: Any, name: Any) -> None:
            looked.append(own)
            super().__init__(language, own, tell, name)

    room.patch.setattr(sound, "Library", Own)
    sound.voice_of(profile, speaker.silent_output(), lambda line: None).close()
    return looked


def who_speaks(profile: Profile, room: Room) -> Any:
    """The voice whose clips are said."""
    chosen: list[str] = []

    class Noted(Library):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            chosen.append(self.voice.name)

    room.patch.setattr(sound, "Library", Noted)
    sound.voice_of(profile, speaker.silent_output(), lambda line: None).close()
    return chosen


def calls(profile: Profile, room: Room) -> Any:
    def nobody(*_: Any) -> Any:
        raise AssertionError("nobody calls here")

    return Cues(profile.caller.pace, profile.caller.traps, nobody, lambda: 1).header()


def spoken(profile: Profile, room: Room) -> Any:
    """What the table speaks."""
    return profile.language


def glass(profile: Profile, room: Room) -> Any:
    """What is shown, and on what."""
    args = argparse.Namespace(theme=None, fullscreen=False, still=False, size=(800, 480))
    return wanted("auto", profile.display), glass_of(args, profile.display)


def kept_matches(profile: Profile, room: Room) -> Any:
    """Which matches are left when a table has looked after its card."""
    for days_ago in (60, 50, 40):
        play(room.folder, days_ago)
    keep = retention_of(profile)
    run = Housekeeping(
        room.folder, keep, Notices(lambda: 0), lambda: 3, lambda: 0,
        usage=lambda folder: (9, 1, 8), wall=lambda: TODAY, run=lambda job: job(),
    )  # fmt: skip
    run.look()
    return matches(RealDisk(), room.folder)


def page(profile: Profile, room: Room) -> Any:
    """Whether a console is served, and where."""
    unwired(room)
    base = Skipping(1_000_000)
    opened = open_journal(room.folder, lambda line: None, boot="b", steady=lambda: base() / 1e6)
    service = Service(Wanted(profile, view="none"), opened, Notices(base), base=base)
    served = service.console is not None
    place = Console(KITS, service.handles, profile.console, base)
    service.close()
    where = chosen(profile.console.bind, ["127.0.0.1", "192.168.1.5"])
    return served, place._first.port, place._main.url, place._name.first, where


def eye(profile: Profile, room: Room) -> Any:
    """Which camera looks at the table, and which words are on the cards that it reads."""
    if profile.camera is None:
        return None
    config = build.camera_config(profile, profile.camera)
    return config.device, config.size, config.interval_us, profile.camera.cards


def house(profile: Profile, room: Room) -> Any:
    """Who is told of a match, how, and what it is told of this table."""
    unwired(room)
    base = Skipping(1_000_000)
    opened = open_journal(room.folder, lambda line: None, boot="b", steady=lambda: base() / 1e6)
    service = Service(Wanted(profile, view="none"), opened, Notices(base), base=base)
    assert service.feed is not None
    settings = service.feed._hello.settings
    service.close()
    made = Feed(settings, "Kitchen", "1", Notebook())
    made._describe()
    line = Line(settings, made._topics)
    try:
        line._sign()
    except FeedFileError as error:
        return str(error)
    client = line._client
    return settings.broker, client.username, client.will_topic, made._outbox.take(0.0)


_ONE = ("seats", "1")
_ENCODER = ("usb", "encoder")
_WHITE = {"at": "gpio 4"}
_PILE = {"at": "touch 0x5A.0"}
INPUTS = ("white", "red", "blue", "pile", "shield", "rail")
PLACES = dict(
    zip(
        INPUTS, ("gpio 7", "gpio 8", "gpio 9", *(f"touch 0x5A.{n}" for n in (7, 8, 9))), strict=True
    )
)
CASES: dict[tuple[str, str], tuple[tuple[str, ...], Any, Effect]] = {
    ("At the top", "name"): (("name",), "Kitchen", wiring),
    ("At the top", "language"): (("language",), "fr", spoken),
    ("table", "game"): (("table", "game"), "block", header),
    ("table", "dealer"): (("table", "dealer"), 2, header),
    ("table", "simulated"): (("table", "simulated"), True, drivers),
    ("table", "latency_ms"): (("table", "latency_ms"), 30, header),
    ("seats.1", "player"): ((*_ONE, "player"), "Ada", header),
    **{("seats.1", name): ((*_ONE, name), place, drivers) for name, place in PLACES.items()},
    ("seats.1", "lamps"): ((*_ONE, "lamps"), {"white": "gpio 20"}, drivers),
    ("seats.1", "at"): ((*_ONE, "white"), {"at": "gpio 7"}, drivers),
    ("seats.1", "hold_off_ms"): ((*_ONE, "white"), {**_WHITE, "hold_off_ms": 15}, drivers),
    ("seats.1", "uncertainty_us"): ((*_ONE, "white"), {**_WHITE, "uncertainty_us": 700}, header),
    ("seats.1", "touch_threshold"): ((*_ONE, "pile"), {**_PILE, "touch_threshold": 9}, drivers),
    ("seats.1", "release_threshold"): ((*_ONE, "pile"), {**_PILE, "release_threshold": 3}, drivers),
    **{("uncertainty_us", name): (("uncertainty_us", name), 900, header) for name in INPUTS},
    ("uncertainty_us", "cue"): (("uncertainty_us", "cue"), 5000, header),
    **{("hold_off_ms", name): (("hold_off_ms", name), 12, drivers) for name in INPUTS},
    ("gpio", "driver"): (("gpio", "driver"), "gpiozero", drivers),
    ("gpio", "chip"): (("gpio", "chip"), "/dev/gpiochip4", drivers),
    ("gpio", "pin_factory"): (("gpio", "pin_factory"), "mock", drivers),
    ("touch", "bus"): (("touch", "bus"), 3, drivers),
    ("touch", "touch_threshold"): (("touch", "touch_threshold"), 20, drivers),
    ("touch", "release_threshold"): (("touch", "release_threshold"), 4, drivers),
    ("touch", "irq"): (("touch", "irq"), {"0x5A": 27}, drivers),
    ("boards", "left"): (("boards", "left"), "e66138935f2a1c07", drivers),
    ("usb", "id"): ((*_ENCODER, "id"), "054c:1000", drivers),
    ("usb", "name"): ((*_ENCODER, "name"), "DragonRise", drivers),
    ("usb", "phys"): ((*_ENCODER, "phys"), "usb-0000:00:14.0-1.2", drivers),
    ("usb", "path"): ((*_ENCODER, "path"), "/dev/input/by-id/usb-encoder", drivers),
    ("usb", "debounce_ms"): ((*_ENCODER, "debounce_ms"), 10, drivers),
    ("usb", "debounce"): ((*_ENCODER, "debounce"), "holds-off", drivers),
    ("usb", "poll_ms"): ((*_ENCODER, "poll_ms"), 1, drivers),
    ("usb", "grab"): ((*_ENCODER, "grab"), False, drivers),
    ("usb", "axis_on"): ((*_ENCODER, "axis_on"), 90, drivers),
    ("usb", "axis_off"): ((*_ENCODER, "axis_off"), 20, drivers),
    ("sim", "bounces"): (("sim", "bounces"), 3, drivers),
    ("sim", "bounce_ms"): (("sim", "bounce_ms"), 2, drivers),
    ("sim", "pad_latency_ms"): (("sim", "pad_latency_ms"), 7, drivers),
    ("sim", "jitter_ms"): (("sim", "jitter_ms"), 6, drivers),
    ("sim", "faults"): (("sim", "faults"), ["2 red dead"], checked),
    ("voice", "output"): (("voice", "output"), "mixer", output),
    ("voice", "device"): (("voice", "device"), "USB", output),
    ("voice", "volume"): (("voice", "volume"), 30, output),
    ("voice", "delay_ms"): (("voice", "delay_ms"), 40, output),
    ("voice", "distance_m"): (("voice", "distance_m"), 3, output),
    ("voice", "name"): (("voice", "name"), "heart", who_speaks),
    ("voice", "clips"): (("voice", "clips"), "our-voices", recordings),
    ("caller", "pace"): (("caller", "pace"), "ruthless", calls),
    ("caller", "traps"): (("caller", "traps"), 0.7, calls),
    ("display", "output"): (("display", "output"), "terminal", glass),
    ("display", "fullscreen"): (("display", "fullscreen"), True, glass),
    ("display", "rotate"): (("display", "rotate"), 90, glass),
    ("display", "theme"): (("display", "theme"), "bright", glass),
    ("display", "motion"): (("display", "motion"), False, glass),
    ("console", "enabled"): (("console", "enabled"), False, page),
    ("console", "port"): (("console", "port"), 9000, page),
    ("console", "bind"): (("console", "bind"), "loopback", page),
    ("journal", "keep_matches"): (("journal", "keep_matches"), 1, kept_matches),
    ("journal", "keep_days"): (("journal", "keep_days"), 30, kept_matches),
    ("console", "name"): (("console", "name"), "parlour", page),
    ("console", "https"): (("console", "https"), True, page),
    ("feed", "broker"): (("feed", "broker"), "mqtt://10.0.0.9", house),
    ("feed", "table"): (("feed", "table"), "hall", house),
    ("feed", "user"): (("feed", "user"), "somebody", house),
    ("feed", "password_file"): (("feed", "password_file"), "/no/word", house),
    ("feed", "ca_file"): (("feed", "ca_file"), "/no/ca.pem", house),
    ("feed", "buttons"): (("feed", "buttons"), True, house),
    ("feed", "discovery"): (("feed", "discovery"), "elsewhere", house),
    ("camera", "device"): (("camera", "device"), "/dev/video2", eye),
    ("camera", "size"): (("camera",), {"device": "0", "size": "1920x1080"}, eye),
    ("camera", "fps"): (("camera",), {"device": "0", "fps": 30}, eye),
    ("camera", "cards"): (("camera",), {"device": "0", "cards": "words.toml"}, eye),
}  # fmt: skip


def with_(path: tuple[str, ...], value: Any) -> Profile:
    """The table of this file with another value at one place."""
    document = deepcopy(BASE)
    table = document
    for name in path[:-1]:
        table = table.setdefault(name, {})
    table[path[-1]] = value
    return parse(document, "table.toml", KITS)


@pytest.mark.parametrize(
    ("section", "key"), CASES, ids=[f"{section}.{key}" for section, key in CASES]
)
def test_a_setting_changes_what_it_says(
    section: str, key: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path, value, effect = CASES[section, key]
    monkeypatch.setattr("companion.setup.profile.parse.languages", lambda: ("en", "fr"))
    usual = parse(deepcopy(BASE), "table.toml", KITS)
    before = effect(usual, Room(monkeypatch, tmp_path / "before"))
    after = effect(with_(path, value), Room(monkeypatch, tmp_path / "after"))
    assert before != after, f"[{section}] {key} loads and is ignored"


def documented() -> Iterator[tuple[str, str]]:
    """Every key in the tables of the documentation, by the heading above it."""
    text = (ROOT / "docs" / "profile.md").read_text(encoding="utf-8")
    keys = text[text.index("## Keys") : text.index("## When something is wrong")]
    for part in keys.split("\n### ")[1:]:
        heading = re.match(r"`\[([\w.]+)\]`", part)
        section = heading[1] if heading else part.splitlines()[0]
        for cell in re.findall(r"^\| (`[^|]*`) \|", part, re.M):
            yield from ((section, key) for key in re.findall(r"`([^`]+)`", cell))


def test_every_documented_setting_is_tried() -> None:
    tried = {*CASES} - {("boards", "left")} | {("packs", game) for game in KITS if boxes(game)}
    assert {*documented()} == tried


def boxes(game: str) -> list[str]:
    return [*KITS[game].pack.keys]


FILES = {
    "i-say-holmes": '[[card]]\ntitle = "Train"\nvalue = 7\n',
    "221b-baker-street": "docks = false\n",
}


def another(kit: Kit, key: Key, folder: Path) -> Any:
    """A value that is not the usual one."""
    if isinstance(key, Whole):
        return key.default + 1
    if isinstance(key, OneOf):
        return key.words[-1]
    file = folder / "own.toml"
    file.write_text(FILES[kit.name])
    return str(file)


@pytest.mark.parametrize(("game", "key"), [(game, key) for game in KITS for key in boxes(game)])
def test_what_is_said_of_a_box_is_in_the_header_of_its_game(
    game: str, key: str, tmp_path: Path
) -> None:
    kit = KITS[game]
    profile = with_(("packs", game), {key: another(kit, kit.pack.keys[key], tmp_path)})
    usual = parse(deepcopy(BASE), "table.toml", KITS)
    told, plain = header_of(profile, game), header_of(usual, game)
    assert told["options"] != plain["options"], f"[packs] {game}: {key} loads and is ignored"
    others = [other for other in KITS if other != game]
    assert all(pack_options(profile, other) == pack_options(usual, other) for other in others)
    kit.rules.options(told["options"], 4)
    row = re.search(rf"^\| `{game}` \|.*$", (ROOT / "docs/profile.md").read_text(), re.M)
    assert row is not None
    assert re.search(rf"\b{key} = ", row[0]), f"docs/profile.md: `{key}` of {game} is missing"
