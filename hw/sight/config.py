"""What a camera's driver must know."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class CameraConfig:
    """Which camera, how large and how often its pictures are, and whose mats it is to find."""

    device: str
    seats: tuple[int, ...]
    size: tuple[int, int] = (1280, 720)
    fps: int = 15
    pool: bool = True
    keep: Path | None = None
    """Where every picture is kept; None: nowhere, they stay in memory and are gone at once."""

    @property
    def interval_us(self) -> int:
        """How long it is from one picture to the next."""
        return 1_000_000 // self.fps
