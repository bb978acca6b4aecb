"""A camera on a real kernel: `vivid`, read through V4L2, its stamps beside the clock."""

from itertools import pairwise
from pathlib import Path
from typing import Any

from hw.clock import now_us
from hw.drivers.camera import CameraSource
from hw.drivers.camera_frames import Taken, WebcamFrames
from hw.sight.config import CameraConfig
from hw.signals import Report

FRAMES = 20
NAMED = Path("/sys/class/video4linux")


def camera() -> dict[str, Any]:
    """Give the stamps of some pictures, and what the driver tells of a camera without any mat."""
    config = CameraConfig(_device(), (1, 2), (640, 360), 15)
    frames = WebcamFrames(config, now_us)
    taken = [one for _ in range(FRAMES) if (one := frames.read()) is not None]
    frames.close()
    reports: list[Report] = []
    source = CameraSource(config)
    source.open(reports.append)
    for _ in range(3):
        source.step()
    on = source.on
    source.close()
    return {
        "pictures": len(taken),
        "grey": all(one.picture.ndim == 2 for one in taken),
        "believed": sum(one.believed(config.interval_us) for one in taken),
        "late_us": [_late(one) for one in taken],
        "apart_us": [_stamp(b) - _stamp(a) for a, b in pairwise(taken)],
        "interval_us": config.interval_us,
        "on": on,
        "told": [type(report).__name__ for report in reports],
    }


def _stamp(taken: Taken) -> int:
    return taken.stamp_us or 0


def _late(taken: Taken) -> int:
    return taken.came_us - _stamp(taken)


def _device() -> str:
    """Return the first device that vivid captures with."""
    for node in sorted(NAMED.glob("video*")):
        if "vid-cap" in (node / "name").read_text():
            return f"/dev/{node.name}"
    raise FileNotFoundError("no vivid camera: is its module loaded?")
