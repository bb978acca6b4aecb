"""Loads a driver's library when the driver is opened, and names the remedy if it cannot.

The one door through which third-party code enters, so that `import hw` needs none of it.
"""

from importlib import import_module
from typing import Any

from hw.errors import DeviceGone, MissingExtra


def load(driver: str, module: str, extra: str) -> Any:
    """Import a third-party module; `extra` is what to install if it is missing."""
    try:
        return import_module(module)
    except ImportError as error:
        raise MissingExtra(driver, (error.name or module).split(".")[0], extra) from error
    except Exception as error:
        # RPi.GPIO raises RuntimeError on import where there is no Raspberry Pi.
        raise DeviceGone(f"driver {driver}: {module} cannot run here: {_line(error)}") from error


def _line(error: Exception) -> str:
    return " ".join(str(error).split())
