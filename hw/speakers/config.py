"""What an output is told about the way from its samples to a player's ear."""

from dataclasses import dataclass

LANGUAGE = "COMPANION_LANGUAGE"
"""The variable that tells a process of its own in which language to say what is wrong."""
AIR_US_PER_M = 2_915
"""Sound takes so long for a metre, in a room at 20 degrees."""


@dataclass(frozen=True, slots=True)
class SpeakerConfig:
    """Which device, how loud, and what lies behind it.

    `delay_us` is the calibrated constant of amplifier and cable, `distance_m` the way through air.
    """

    device: str | None = None
    volume: int = 80
    delay_us: int = 0
    distance_m: float = 0.0

    @property
    def offset_us(self) -> int:
        """From the instant at which a sample leaves the card to the ear."""
        return self.delay_us + round(self.distance_m * AIR_US_PER_M)


def gain_of(percent: int) -> float:
    """Return the factor for samples: squared, so that half the percentage sounds half as loud."""
    return (max(0, min(100, percent)) / 100) ** 2
