"""The checks, one function each: a fact and what follows from it."""

from collections.abc import Iterator

from companion.language import number, say
from companion.setup.doctor.facts import Facts, FeedFacts, Node
from companion.setup.doctor.finding import Ailment as Ailment
from companion.setup.doctor.finding import Grade
from companion.setup.doctor.phones import reached

LITTLE_MB = 200
"""Less than this is worth a word: an evening's journal is a few megabytes."""
SOON_DAYS = 25
"""A certificate that ends in so many days was not renewed when it should have been."""
NEARLY_FULL, PLENTY_MB = 0.90, 5_000
"""From how full on a card is worth a word; a large disk has room enough all the same."""
SAFE_AFTER = 3
"""After so many failed starts the table is in safe mode."""
LATE_MS = 10
"""What is added to how late a device is: the way through the machine."""
OLDEST_YEAR = 2025
FAST_HZ = 400_000
"""What an MPR121 can do: four of them are read within the two milliseconds between polls."""
UNDER_VOLTAGE, HAS_BEEN = 0x1, 0x10000


def diagnose(facts: Facts) -> list[Ailment]:
    """Look at everything, in the order in which a person would mend it."""
    return [
        *_devices(facts),
        *_bus(facts),
        *_libraries(facts),
        *_boards(facts),
        *_usb(facts),
        *_sound(facts),
        *_display(facts),
        *_console(facts),
        *reached(facts.phones),
        *_feed(facts.feed),
        *_certificate(facts),
        *_disk(facts),
        *_time(facts),
        *_power(facts),
        *_service(facts),
        *_starts(facts),
    ]


def _devices(facts: Facts) -> Iterator[Ailment]:
    for node in facts.nodes:
        if not node.there:
            yield Ailment("wrong", node.path, say("doctor-not-there"), _bring(node.path))
        elif not node.usable:
            yield Ailment(
                "wrong", node.path, say("doctor-may-not-use", user=facts.user), _join(node, facts)
            )
        else:
            yield Ailment("ok", node.path, say("doctor-there-user-may-use"))


def _bring(path: str) -> str:
    if "i2c" in path:
        return say("doctor-switch-i2c-sudo-raspi-config")
    if "gpiochip" in path:
        return say("doctor-kernel-shows-no-gpio-name")
    return say("doctor-plug-name-port-anew-companion")


def _join(node: Node, facts: Facts) -> str:
    if node.group and node.group not in facts.groups:
        return say("doctor-join-the-group", group=node.group, user=facts.user)
    return say("doctor-permissions-closed-sudo-chmod-g", path=node.path)


def _bus(facts: Facts) -> Iterator[Ailment]:
    if facts.touch_bus is None or facts.touch_hz is None:
        return
    what, how = (
        say("doctor-i2c-bus", touch_bus=facts.touch_bus),
        say("doctor-khz", touch_hz=facts.touch_hz // 1000),
    )
    if facts.touch_hz < FAST_HZ:
        mend = say("doctor-into-boot-firmware-config-txt")
        yield Ailment("note", what, say("doctor-pads-read-late-dated-less", how=how), mend)
    else:
        yield Ailment("ok", what, how)


_EXTRAS = {"lgpio": "lgpio"}
"""What to install for a package that is not among those of every Pi."""


def _libraries(facts: Facts) -> Iterator[Ailment]:
    missing = {name: problem for name, problem in facts.libraries.items() if problem}
    for name, problem in missing.items():
        remedy = f'pip install "table-companion[{_EXTRAS.get(name, "pi")}]"'
        yield Ailment("wrong", say("doctor-python-package", name=name), problem, remedy)
    if facts.libraries and not missing:
        yield Ailment("ok", say("doctor-python-packages"), ", ".join(facts.libraries))


def _boards(facts: Facts) -> Iterator[Ailment]:
    wanted = _dotted(facts.shipped_firmware)
    for board in facts.boards:
        what = say("doctor-board", name=board.name)
        if board.firmware is None:
            yield Ailment(
                "wrong", what, board.problem, say("doctor-check-cable-port", port=board.port)
            )
        elif board.firmware != facts.shipped_firmware:
            how = say(
                "doctor-firmware-program-ships", firmware=_dotted(board.firmware), wanted=wanted
            )
            yield Ailment("note", what, how, f"companion boards flash {board.port}")
        else:
            yield Ailment("ok", what, say("doctor-firmware", wanted=wanted))


def _usb(facts: Facts) -> Iterator[Ailment]:
    for device in facts.usb:
        what = say("doctor-usb-device", name=device.name)
        closed = next((node for node in device.nodes if not node.usable), None)
        if device.problem:
            mend = say("doctor-plug-companion-setup-finds-there")
            yield Ailment("wrong", what, device.problem, mend)
        elif closed:
            how = say("doctor-may-not-use-2", user=facts.user, path=closed.path)
            yield Ailment("wrong", what, how, _join(closed, facts))
        else:
            how = say("doctor-there-press-known-ms", late_us=number(device.late_us / 2_000, 1, 1))
            yield Ailment("ok", what, how)
        if device.late_us > device.latency_us:
            how = say("doctor-press-may-told-ms-after", late_us=number(device.late_us / 1000, 0, 0))
            mend = say(
                "doctor-under-table-latency-ms", late_us=-(-device.late_us // 1000) + LATE_MS
            )
            yield Ailment("note", what, how, mend)
        if any(not lamp.usable for lamp in device.lamps):
            how = say("doctor-may-not-light-lamps", user=facts.user)
            yield Ailment("note", what, how, say("doctor-one-udev-rule-docs-hardware"))


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


def _sound(facts: Facts) -> Iterator[Ailment]:
    if facts.outputs is None:
        return
    if facts.sound_problem:
        yield Ailment("note", "sound", facts.sound_problem, "sudo apt install libportaudio2")
    elif not facts.outputs:
        mend = say("doctor-connect-speaker-choose-silence-output")
        yield Ailment("note", "sound", say("doctor-no-output-lamps-display-speak"), mend)
    elif facts.device and not any(facts.device in name for name in facts.outputs):
        mend = say("doctor-under-voice-device-one", outputs=", ".join(facts.outputs))
        yield Ailment("wrong", "sound", say("doctor-there-no-output", device=facts.device), mend)
    else:
        yield Ailment("ok", "sound", facts.device or facts.outputs[0])
    if not facts.espeak:
        mend = "sudo apt install espeak-ng"
        yield Ailment("note", "names", say("doctor-spoken-seat-numbers-no-synthesiser"), mend)


def _display(facts: Facts) -> Iterator[Ailment]:
    if facts.display is None:
        mend = say("doctor-connect-one-say-there-none")
        yield Ailment("note", "display", say("doctor-none-found"), mend)
    elif facts.display:
        yield Ailment("ok", "display", facts.display)
    if facts.display != "":
        yield from _letters(facts)


def _letters(facts: Facts) -> Iterator[Ailment]:
    if facts.scripts:
        how = say("doctor-no-font-such-names-written", scripts=", ".join(facts.scripts))
        yield Ailment("note", "letters", how, f"sudo apt install {' '.join(facts.fonts)}")
    else:
        yield Ailment("ok", "letters", say("doctor-font-every-script-asked"))


def _console(facts: Facts) -> Iterator[Ailment]:
    if facts.console:
        mend = (
            "pip install table-companion"
            if _names_one(facts.console, "aiohttp", "segno")
            else say("doctor-choose-another-port-under-console")
        )
        yield Ailment("note", "console", say("doctor-no-page-phones", console=facts.console), mend)


def _feed(feed: FeedFacts | None) -> Iterator[Ailment]:
    if feed is None:
        return
    if feed.what == "missing":
        yield Ailment("wrong", "feed", feed.problem, 'pip install "table-companion[feed]"')
    elif feed.problem:
        yield Ailment("wrong", "feed", feed.problem, say(f"doctor-feed-mend-{feed.what}"))
    else:
        yield Ailment("ok", "feed", say("doctor-feed-answers", broker=feed.broker))
    if feed.in_the_open:
        how = say("doctor-feed-in-the-open", broker=feed.broker)
        yield Ailment("note", "feed", how, say("doctor-feed-mend-in-the-open"))


def _names_one(problem: str, *packages: str) -> bool:
    """Tell whether a problem is about a Python package, in whatever language it is told."""
    return any(name in problem for name in packages)


def _certificate(facts: Facts) -> Iterator[Ailment]:
    """It is renewed a month before its end by a table that is on: less is left if that failed."""
    if facts.certificate:
        mend = (
            'pip install "table-companion[https]"'
            if _names_one(facts.certificate, "cryptography")
            else say("doctor-delete-another-made-next-start")
        )
        yield Ailment("wrong", "certificate", facts.certificate, mend)
    elif facts.certificate_days is not None and facts.certificate_days < SOON_DAYS:
        days = facts.certificate_days
        told = (
            say("doctor-ends-days", days=days)
            if days >= 0
            else say("doctor-ended-days-ago", days=-days)
        )
        mend = say("doctor-switch-table-right-time-renewed")
        yield Ailment("note", "certificate", told, mend)


def _disk(facts: Facts) -> Iterator[Ailment]:
    if facts.free_mb is None:
        mend = say("doctor-make-folder-writable-name-another")
        yield Ailment("wrong", "journal", say("doctor-cannot-written", journal=facts.journal), mend)
    elif facts.free_mb < LITTLE_MB:
        mend = say("doctor-make-room-without-evidence-kept")
        yield Ailment(
            "wrong",
            "journal",
            say("doctor-mb-left", free_mb=facts.free_mb, journal=facts.journal),
            mend,
        )
    else:
        yield Ailment(
            "ok", "journal", say("doctor-mb-left-2", journal=facts.journal, free_mb=facts.free_mb)
        )
    if facts.full >= NEARLY_FULL and (facts.free_mb or 0) < PLENTY_MB:
        mend = say("doctor-make-room-let-old-matches")
        yield Ailment("note", "card", say("doctor-full", full=f"{facts.full:.0%}"), mend)
    yield from _matches(facts)


def _matches(facts: Facts) -> Iterator[Ailment]:
    found = facts.matches
    for damage in found.damaged:
        mend = say("doctor-nothing-deleted-companion-journal-check", journal=facts.journal)
        yield Ailment("note", "matches", damage, mend)
    if found.problem:
        mend = say("doctor-run-user-table-runs-sudo")
        yield Ailment("note", "matches", f"{facts.journal}: {found.problem}", mend)
    elif found.looked < found.there:
        how = say("doctor-read-newest-time-there", looked=found.looked, there=found.there)
        mend = say("doctor-companion-journal-check-reads-all", journal=facts.journal)
        yield Ailment("note", "matches", how, mend)
    elif found.there and not found.damaged:
        yield Ailment("ok", "matches", say("doctor-matches-whole", n=found.there))


def _starts(facts: Facts) -> Iterator[Ailment]:
    if facts.failed_starts:
        how = say(
            "doctor-failed-row-last-time",
            failed_starts=facts.failed_starts,
            failed_why=facts.failed_why,
        )
        mend = say("doctor-mend-companion-daemon-normal-forgets")
        grade: Grade = "wrong" if facts.failed_starts >= SAFE_AFTER else "note"
        yield Ailment(grade, "starts", how, mend)


def _time(facts: Facts) -> Iterator[Ailment]:
    if facts.year < OLDEST_YEAR:
        mend = say("doctor-connect-network-once-sudo-timedatectl")
        how = say("doctor-calendar-says-judging-not-affected", year=facts.year)
        yield Ailment("note", "time", how, mend)
    elif not facts.clock_set:
        mend = say("doctor-connect-network-once-judging-not")
        yield Ailment("note", "time", say("doctor-calendar-has-not-been-set"), mend)
    else:
        yield Ailment("ok", "time", say("doctor-calendar-set"))


def _power(facts: Facts) -> Iterator[Ailment]:
    if facts.throttled is None:
        return
    mend = say("doctor-use-pis-own-power-supply")
    if facts.throttled & UNDER_VOLTAGE:
        yield Ailment("wrong", "power", say("doctor-too-little-voltage-right-now"), mend)
    elif facts.throttled & HAS_BEEN:
        yield Ailment("note", "power", say("doctor-too-little-voltage-since-switched"), mend)
    else:
        yield Ailment("ok", "power", say("doctor-power-steady"))


def _service(facts: Facts) -> Iterator[Ailment]:
    if facts.service == "active":
        yield Ailment("ok", "service", say("doctor-service-running"))
    elif facts.service == "failed":
        yield Ailment(
            "wrong", "service", say("doctor-service-failed"), say("doctor-service-failed-why")
        )
    elif facts.service == "inactive":
        mend = "sudo systemctl enable --now companion"
        yield Ailment("note", "service", say("doctor-installed-not-running"), mend)
    else:
        yield Ailment(
            "note", "service", say("doctor-not-installed"), "sudo companion install --profile FILE"
        )
