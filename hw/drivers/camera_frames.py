"""Where pictures come from: a webcam, the Pi's own camera, a folder of pictures, a video file.

A webcam is read by OpenCV through V4L2. What it calls the position of a frame
(`CAP_PROP_POS_MSEC`) is the stamp that the kernel put on the buffer, by CLOCK_MONOTONIC: the
table's clock. Drivers differ in whether that is the beginning of the exposure or its end, and
OpenCV does not tell; so a picture is taken to be exposed at any time from one interval before its
stamp to one after it. A stamp that is not of this clock, or older than a second, is not believed:
then the time at which the picture came counts, and the span is as much longer as a queue of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from companion.language import say
from hw.clock import Clock
from hw.errors import DeviceGone
from hw.extras import load
from hw.sight.config import CameraConfig
from hw.sight.still import Shot
from hw.sight.vision import Picture, cv

PI_CAMERA = "picamera"
PICTURES = (".png", ".jpg", ".jpeg")
OLDEST_US = 1_000_000
"""A picture that waited longer was stamped by another clock."""
QUEUED = 4
"""So many pictures may have waited before the one whose stamp is not believed."""
_TIMEOUT = "OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT"
"""How many seconds OpenCV waits for a picture: a camera that was unplugged sends none."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A picture, the stamp that came with it if any, and when it came."""

    picture: Picture
    stamp_us: int | None
    came_us: int

    def believed(self, interval_us: int) -> bool:
        """Tell whether its stamp is one of the table's clock. Some drivers foretell the end of a
        frame: it may be one interval ahead."""
        if self.stamp_us is None:
            return False
        return -interval_us <= self.came_us - self.stamp_us <= OLDEST_US

    def shot(self, interval_us: int) -> Shot:
        """Return the span in which it was exposed, as surely as that is known."""
        if self.stamp_us is not None and self.believed(interval_us):
            end = min(self.stamp_us + interval_us, self.came_us)
            return Shot(max(0, self.stamp_us - interval_us), end)
        return Shot(max(0, self.came_us - QUEUED * interval_us), self.came_us)


class Frames(Protocol):
    """An open camera."""

    def read(self) -> Taken | None:
        """Return the next picture, waiting a second at most; None: there is none any more.

        DeviceGone if the camera was unplugged.
        """
        ...

    def close(self) -> None:
        """Let go of the camera."""
        ...


def open_frames(config: CameraConfig, clock: Clock) -> Frames:
    """Open what the profile names; raises a `HardwareError` if it is not there."""
    if config.device == PI_CAMERA:
        return PiFrames(config, clock)
    path = Path(config.device)
    if path.is_dir():
        return FolderFrames(path, config, clock)
    if path.is_file():
        return VideoFrames(config, clock)
    return WebcamFrames(config, clock)


class WebcamFrames:
    """A camera that V4L2 knows."""

    def __init__(self, config: CameraConfig, clock: Clock) -> None:
        os.environ.setdefault(_TIMEOUT, "1")
        self._where, self._clock = config.device, clock
        name = config.device
        number = int(name) if name.isdecimal() else None
        path = f"/dev/video{number}" if number is not None else name
        if not Path(path).exists():
            raise DeviceGone(say("hardware-not-there-connected-enabled-named", where=path))
        self._camera = cv().VideoCapture(path, cv().CAP_V4L2)
        if not self._camera.isOpened():
            raise DeviceGone(say("hardware-camera-not-opened", where=path))
        self._set_up(config)

    def _set_up(self, config: CameraConfig) -> None:
        library, camera = cv(), self._camera
        camera.set(library.CAP_PROP_FOURCC, library.VideoWriter_fourcc(*"MJPG"))
        camera.set(library.CAP_PROP_FRAME_WIDTH, config.size[0])
        camera.set(library.CAP_PROP_FRAME_HEIGHT, config.size[1])
        camera.set(library.CAP_PROP_FPS, config.fps)
        camera.set(library.CAP_PROP_BUFFERSIZE, 2)

    def read(self) -> Taken | None:
        """Return the next picture."""
        there, picture = self._camera.read()
        if not there:
            raise DeviceGone(say("hardware-camera-no-pictures", where=self._where))
        stamp = self._camera.get(cv().CAP_PROP_POS_MSEC)
        return Taken(grey(picture), round(stamp * 1000) or None, self._clock())

    def close(self) -> None:
        """Let go of the camera."""
        self._camera.release()


class PiFrames:
    """The Pi's own camera, by picamera2; its stamps are the sensor's, on the kernel's clock."""

    def __init__(self, config: CameraConfig, clock: Clock) -> None:
        library = load("camera", "picamera2", "camera")
        self._clock, self._size = clock, config.size
        try:
            self._camera: Any = library.Picamera2()
            kept = {"size": config.size, "format": "YUV420"}
            rate = {"FrameRate": float(config.fps)}
            self._camera.configure(
                self._camera.create_video_configuration(main=kept, controls=rate)
            )
            self._camera.start()
        except (RuntimeError, IndexError, OSError) as error:
            raise DeviceGone(say("hardware-camera-not-opened", where=PI_CAMERA)) from error

    def read(self) -> Taken | None:
        """Return the next picture: the bright part of it, which comes first."""
        try:
            request = self._camera.capture_request()
            picture = request.make_array("main")[: self._size[1], : self._size[0]].copy()
            stamp = request.get_metadata().get("SensorTimestamp")
            request.release()
        except (RuntimeError, OSError) as error:
            raise DeviceGone(say("hardware-camera-no-pictures", where=PI_CAMERA)) from error
        return Taken(picture, None if stamp is None else stamp // 1000, self._clock())

    def close(self) -> None:
        """Let go of the camera."""
        self._camera.close()


class FolderFrames:
    """Pictures of a folder, in the order of their names, as fast as they are read."""

    def __init__(self, folder: Path, config: CameraConfig, clock: Clock) -> None:
        names = sorted(path for path in folder.iterdir() if path.suffix.lower() in PICTURES)
        if not names:
            raise DeviceGone(say("hardware-camera-no-pictures", where=str(folder)))
        self._left: Iterator[Path] = iter(names)
        self._clock = clock

    def read(self) -> Taken | None:
        """Return the next picture; its stamp is the time at which it is read."""
        path = next(self._left, None)
        if path is None:
            return None
        picture = cv().imread(str(path), cv().IMREAD_GRAYSCALE)
        if picture is None:
            raise DeviceGone(say("hardware-camera-no-pictures", where=str(path)))
        now = self._clock()
        return Taken(picture, now, now)

    def close(self) -> None:
        """Read no more."""
        self._left = iter(())


class VideoFrames:
    """A video file, as fast as it is read."""

    def __init__(self, config: CameraConfig, clock: Clock) -> None:
        self._clock = clock
        self._video = cv().VideoCapture(config.device)
        if not self._video.isOpened():
            raise DeviceGone(say("hardware-camera-not-opened", where=config.device))

    def read(self) -> Taken | None:
        """Return the next picture; its stamp is the time at which it is read."""
        there, picture = self._video.read()
        now = self._clock()
        return Taken(grey(picture), now, now) if there else None

    def close(self) -> None:
        """Let go of the file."""
        self._video.release()


def grey(picture: Picture) -> Picture:
    """Return a picture without its colours: marks have none."""
    return cv().cvtColor(picture, cv().COLOR_BGR2GRAY) if picture.ndim == 3 else picture
