"""How the table senses and speaks: drivers that stamp evidence where it happens.

Nothing here imports `companion`: the table does not know what is being played on it. No driver
is imported here either, and no driver imports its library before it is opened.
"""

from hw.errors import (
    ConfigurationError,
    DeviceGone,
    DeviceNonsense,
    HardwareError,
    MissingExtra,
    NotPermitted,
)
from hw.signals import Fault, Place, Report, Signal
from hw.source import Lamps, Sink, Source
from hw.table import Table

__all__ = [
    "ConfigurationError",
    "DeviceGone",
    "DeviceNonsense",
    "Fault",
    "HardwareError",
    "Lamps",
    "MissingExtra",
    "NotPermitted",
    "Place",
    "Report",
    "Signal",
    "Sink",
    "Source",
    "Table",
]
