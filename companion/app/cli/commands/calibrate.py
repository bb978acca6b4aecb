"""`companion calibrate`: measure what lies between the sound card and the air."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue

from companion.app.cli.shell import CANNOT, add_profile_option, loaded
from companion.app.cli.values import number, whole
from companion.keep.whole import put_whole
from companion.setup.calibrate.analysis import (
    CannotEdit,
    Constant,
    Refusal,
    click,
    draw,
    find_delays,
    judge,
    pauses,
    with_delay,
)
from companion.setup.profile import Profile, shipped_names
from hw.clock import now_us, s_from_us
from hw.microphone import Microphone, Recording
from hw.speaker import Onset, Sound, Speaker
from hw.speakers.config import AIR_US_PER_M, SpeakerConfig
from hw.speakers.portaudio import PortAudioSpeaker

_ABOUT = """\
Plays clicks and records them, to measure how much later than the sound card says a sound is in
the air: amplifier, HDMI, the speaker itself. Hold the microphone at the speaker, or connect the
output to the input with a cable. The way from the speaker to the players is not part of it: that
is voice.distance_m. Writes voice.delay_ms into the profile only if the delay is repeatable."""
_TAIL_US = 600_000
_MOST_DOUBT_US = 2_000
_MOST_US = 2_000_000


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "calibrate",
        description=_ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_profile_option(parser)
    parser.add_argument("--device", help="the output (default: the profile's voice.device)")
    parser.add_argument("--input", help="the microphone or line input (default: the system's)")
    parser.add_argument(
        "--mic-distance",
        type=number(0, 20, "metres"),
        default=0.0,
        metavar="M",
        help="how far the microphone is from the speaker, in metres (default: %(default)g)",
    )
    parser.add_argument(
        "--clicks",
        type=whole(5, 100),
        default=12,
        metavar="N",
        help="how many (default: %(default)s)",
    )
    parser.add_argument("--dry-run", action="store_true", help="measure, but write nothing")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure, show, and write what is worth writing."""
    profile = loaded(args)
    if not args.dry_run and args.profile in shipped_names():
        return _refuse(
            f"{args.profile} is a shipped profile and is not written to; copy it first: "
            f"companion profile show {args.profile} > my-table.toml"
        )
    onsets, recording = _measure(args, profile)
    finding = _judge(onsets, recording, args)
    if isinstance(finding, Refusal):
        return _refuse(f"not calibrated: {finding.reason}")
    print(f"delay {finding.delay_us / 1000:.2f} ms, spread {finding.spread_us / 1000:.2f} ms")
    return 0 if args.dry_run else _write(Path(args.profile), finding)


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
            print(f"{args.clicks} clicks through {speaker.name} ...", flush=True)
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
        return Refusal(f"{recording.doubt}; choose another --input")
    doubt_us = max((onset.u for onset in onsets), default=_MOST_US)
    if doubt_us > _MOST_DOUBT_US:
        return Refusal(
            f"the output knows its own time only to {doubt_us / 1000:.1f} ms; choose another "
            "--device (aplay -L lists them), best the card itself"
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
        return _refuse(f"{file}: is written in a way not to be changed here; {error}")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        return _refuse(f"{file}: cannot be written ({reason}); add delay_ms = {delay_ms:.2f}")
    print(f"{file}: voice.delay_ms = {delay_ms:.2f}")
    return 0


def _refuse(line: str) -> int:
    print(line, file=sys.stderr)
    return CANNOT


def _say(reason: str, line: str) -> None:
    print(line, file=sys.stderr)
