"""`companion calibrate`: measure what lies between the sound card and the air."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue

from companion.app.cli.shell import CANNOT, add_profile_option, loaded
from companion.app.cli.values import number, whole
from companion.keep.journal.opening import default_folder
from companion.keep.touches import Touches
from companion.keep.whole import put_whole
from companion.language import number as figure
from companion.language import say
from companion.setup.calibrate.analysis import (
    Constant,
    Refusal,
    click,
    draw,
    find_delays,
    judge,
    pauses,
)
from companion.setup.profile import Profile, shipped_names
from companion.setup.profile.edit import CannotEdit, with_delay
from hw.clock import now_us, s_from_us
from hw.errors import MissingExtra
from hw.microphone import Microphone, Recording
from hw.speaker import Onset, Sound, Speaker
from hw.speakers.config import AIR_US_PER_M, SpeakerConfig
from hw.speakers.portaudio import PortAudioSpeaker

_TAIL_US = 600_000
KNOCKS = 24
_MOST_DOUBT_US = 2_000
_MOST_US = 2_000_000


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "calibrate",
        description=say("building-calibrate-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    parser.add_argument("--device", help=say("building-calibrate-option-device"))
    parser.add_argument("--input", help=say("building-calibrate-option-input"))
    parser.add_argument(
        "--mic-distance",
        type=number(0, 20, "metres"),
        default=0.0,
        metavar="M",
        help=say("building-calibrate-option-mic-distance"),
    )
    parser.add_argument(
        "--clicks",
        type=whole(5, 100),
        default=12,
        metavar="N",
        help=say("building-calibrate-option-clicks"),
    )
    parser.add_argument(
        "--phone",
        action="store_true",
        help=say("building-calibrate-option-phone"),
    )
    parser.add_argument(
        "--dry-run", action="store_true", help=say("building-calibrate-option-dry-run")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure, show, and write what is worth writing."""
    profile = loaded(args)
    if args.phone:
        return _measure_phone(args, profile)
    if not args.dry_run and args.profile in shipped_names():
        return _refuse(
            say("building-calibrate-shipped-profile-not-written-copy", profile=str(args.profile))
        )
    onsets, recording = _measure(args, profile)
    finding = _judge(onsets, recording, args)
    if isinstance(finding, Refusal):
        return _refuse(say("building-calibrate-not-calibrated", reason=finding.reason))
    print(
        say(
            "building-calibrate-delay-ms-spread-ms",
            delay_us=figure(finding.delay_us / 1000, 2, 2),
            spread_us=figure(finding.spread_us / 1000, 2, 2),
        )
    )
    return 0 if args.dry_run else _write(Path(args.profile), finding)


def _measure_phone(args: argparse.Namespace, profile: Profile) -> int:
    """Have somebody knock on a phone, and keep what its screen takes."""
    try:
        from companion.app.setting_up.phone_screen import PadServed, found_of, gathered, kept
    except ImportError as error:
        raise MissingExtra("calibrate --phone", str(error.name), "console") from None
    state = default_folder(os.environ).parent
    microphone = Microphone(args.input, now_us)
    pad = PadServed(profile, now_us, state)
    try:
        print(say("building-calibrate-open-phone-lay-beside-microphone", address=pad.open()))
        print(
            say("building-calibrate-fingernail-times-about-once-second", knocks=KNOCKS), flush=True
        )
        knocks = gathered(pad, KNOCKS, lambda line: print(line, end="", flush=True))
        print()
        recording, key = microphone.recording(), pad.key
    finally:
        pad.close()
        microphone.close()
    finding = found_of(knocks, recording, round(args.mic_distance * AIR_US_PER_M))
    if isinstance(finding, Refusal):
        return _refuse(say("building-calibrate-not-calibrated", reason=finding.reason))
    print(kept(Touches(state), 0 if args.dry_run else key, finding))
    return 0


def wait(span_us: int) -> None:
    """Let time pass; tests move their clock instead."""
    time.sleep(s_from_us(span_us))


def _measure(args: argparse.Namespace, profile: Profile) -> tuple[list[Onset], Recording]:
    """Open both ends, play every click, and let go of them whatever happens."""
    device = args.device or profile.voice.device
    microphone = Microphone(args.input, now_us)
    try:
        speaker = PortAudioSpeaker(SpeakerConfig(device, profile.voice.volume), now_us, failed=_say)
        try:
            print(
                say(
                    "building-calibrate-clicks-through", clicks=str(args.clicks), name=speaker.name
                ),
                flush=True,
            )
            onsets = _play(speaker, pauses(args.clicks), wait)
        finally:
            speaker.close()
        return onsets, microphone.recording()
    finally:
        microphone.close()


def _play(speaker: Speaker, gaps: Sequence[int], pause: Callable[[int], None]) -> list[Onset]:
    heard: SimpleQueue[Onset] = SimpleQueue()
    sound = Sound("click", click())
    for gap in gaps:
        pause(gap)
        speaker.play(sound, heard=heard.put)
    pause(_TAIL_US)
    return _all(heard, len(gaps))


def _all(heard: SimpleQueue[Onset], count: int) -> list[Onset]:
    """Return all statements: they come from another thread, the last ones perhaps only now."""
    onsets: list[Onset] = []
    with suppress(Empty):
        while len(onsets) < count:
            onsets.append(heard.get(timeout=2))
    return onsets


def _judge(
    onsets: list[Onset], recording: Recording, args: argparse.Namespace
) -> Constant | Refusal:
    if recording.doubt is not None:
        return Refusal(say("building-calibrate-choose-another-input", doubt=recording.doubt))
    doubt_us = max((onset.u for onset in onsets), default=_MOST_US)
    if doubt_us > _MOST_DOUBT_US:
        return Refusal(
            say(
                "building-calibrate-output-knows-own-time-only",
                doubt_us=figure(doubt_us / 1000, 1, 1),
            )
        )
    air_us = round(args.mic_distance * AIR_US_PER_M)
    found = find_delays(recording.samples, recording.t, [onset.t + air_us for onset in onsets])
    delays = [*found, *[None] * (args.clicks - len(onsets))]
    print(draw(delays))
    return judge(delays)


def _write(file: Path, finding: Constant) -> int:
    """Replace the file whole, so that a power cut leaves the old one or the new one."""
    delay_ms = finding.delay_us / 1000
    try:
        text = file.read_bytes().decode("utf-8")
        put_whole(file, with_delay(text, delay_ms).encode("utf-8"))
    except CannotEdit as error:
        return _refuse(say("cli-cannot-be-changed-here", file=str(file), reason=str(error)))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return _refuse(
            say(
                "building-calibrate-cannot-written-add-delay-ms",
                file=str(file),
                reason=reason,
                delay_ms=figure(delay_ms, 2, 2),
            )
        )
    print(say("building-calibrate-voice-delay-ms", file=str(file), delay_ms=figure(delay_ms, 2, 2)))
    return 0


def _refuse(line: str) -> int:
    print(line, file=sys.stderr)
    return CANNOT


def _say(reason: str, line: str) -> None:
    print(line, file=sys.stderr)
