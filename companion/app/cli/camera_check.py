"""`companion check --camera`: what the camera sees, in a picture and in plain lines."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from companion.app.cli.shell import CANNOT
from companion.app.table.build import camera_config
from companion.app.table.match import printed_pack
from companion.language import say
from companion.setup.profile import Profile
from hw.clock import Clock, now_us
from hw.drivers.camera import ALL_CARDS
from hw.drivers.camera_frames import Frames, Taken, open_frames
from hw.errors import HardwareError
from hw.sight.config import CameraConfig
from hw.sight.drawing import drawn
from hw.sight.quality import Sight, sight_of
from hw.sight.reader import Frame, TableReader, searched
from hw.sight.vision import cv

FRAMES = 20
"""So many pictures are looked at: a camera takes a second to get used to the light."""
NOT_WELL = 1

Opening = Callable[[CameraConfig, Clock], Frames]


def check_camera(
    profile: Profile, picture: Path, keep: Path | None, opening: Opening = open_frames
) -> int:
    """Look through the camera, draw what it sees, and say how well; return the exit status."""
    if profile.camera is None:
        print(say("check-camera-none"), file=sys.stderr)
        return CANNOT
    config = camera_config(profile, profile.camera, keep)
    names = printed_pack(profile, profile.game)
    reader = TableReader(config.seats, frozenset(names) or ALL_CARDS, config.pool)
    try:
        last = _looked(config, reader, opening)
    except HardwareError as error:
        print(error, file=sys.stderr)
        return CANNOT
    found = searched(last.picture)
    for seen in reader.mats:
        seen.look(found, last.came_us)
    sights = {seen.mat.seat: sight_of(seen, last.picture) for seen in reader.mats}
    cv().imwrite(str(picture), drawn(last.picture, reader, sights, names))
    for line in lines(reader, sights, names):
        print(line)
    print(say("check-camera-picture", file=str(picture)))
    well = {Sight.WELL, Sight.PARTLY}
    return 0 if all(sight in well for sight in sights.values()) else NOT_WELL


def _looked(config: CameraConfig, reader: TableReader, opening: Opening) -> Taken:
    """Let the reader look at some pictures; return the last."""
    frames, last = opening(config, now_us), None
    try:
        for n in range(FRAMES):
            taken = frames.read()
            if taken is None:
                break
            last = taken
            if config.keep is not None:
                cv().imwrite(str(config.keep / f"{n:08d}.jpg"), taken.picture)
            reader.look(Frame(taken.picture, taken.shot(config.interval_us)))
    finally:
        frames.close()
    if last is None:
        raise HardwareError(say("hardware-camera-no-pictures", where=config.device))
    return last


def lines(reader: TableReader, sights: Mapping[int, Sight], names: Mapping[int, str]) -> list[str]:
    """Say of every mat how well it is seen, and what was read there."""
    told = []
    for place in reader.places:
        where = say("check-camera-mat", seat=place.seat)
        told.append(say(f"check-camera-{sights[place.seat]}", mat=where))
        cards = [names.get(card.id, str(card.id)) for card in place.cards]
        if cards:
            told.append("  " + say("check-camera-read", cards=", ".join(cards)))
    return told
