"""Loads a driver's library when the driver is opened, and names the remedy if it cannot.

The one door through which third-party code enters, so that `import hw` needs none of it.
"""

from importlib import import_module
from typing import Any

from companion.language import say
from hw.errors import DeviceGone, MissingExtra


def load(driver: str, module: str, extra: str) -> Any:
    """Import a third-party module; `extra` is what to install if it is missing.

    Packages come before what is in them. Whoever asks for `pygame.mixer` holds that name while it
    waits for `pygame`; if another thread is just importing `pygame`, which wants its mixer itself,
    each waits for the other, and what is left of the package is broken for good.
    """
    try:
        for end in (at for at, sign in enumerate(module) if sign == "."):
            import_module(module[:end])
        return import_module(module)
    except ImportError as error:
        raise MissingExtra(driver, (error.name or module).split(".")[0], extra) from error
    except Exception as error:
        # RPi.GPIO raises RuntimeError on import where there is no Raspberry Pi.
        raise DeviceGone(
            say("hardware-driver-cannot-run-here", driver=driver, module=module, line=_line(error))
        ) from error


def _line(error: Exception) -> str:
    return " ".join(str(error).split())
