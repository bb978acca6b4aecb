"""One shallow tree of errors that assigns blame, so that a message can say who must act.

Every message is one line: what is wrong, where, and what to do about it.
"""

import errno

from companion.language import say


class HardwareError(Exception):
    """Anything that keeps a table from sensing or speaking."""


class ConfigurationError(HardwareError):
    """Whoever described the table made a mistake."""


class NotPermitted(HardwareError):
    """The device is there, but this user may not use it."""


class DeviceGone(HardwareError):
    """The device is absent, busy or was unplugged."""


class DeviceNonsense(HardwareError):
    """The device answers, but not as it should."""


class MissingExtra(HardwareError):
    """A driver was chosen whose library is not installed."""

    def __init__(self, driver: str, module: str, extra: str) -> None:
        super().__init__(
            say(
                "hardware-driver-needs-python-package-pip",
                driver=driver,
                module=module,
                extra=extra,
            )
        )


_NOT_PERMITTED = {errno.EACCES, errno.EPERM}


def blame(where: str, error: OSError) -> HardwareError:
    """Translate what the operating system said into who must act."""
    if error.errno in _NOT_PERMITTED:
        return NotPermitted(say("hardware-permission-denied-add-user-group-owns", where=where))
    if error.errno == errno.EBUSY:
        return DeviceGone(say("hardware-use-another-program-stop-one", where=where))
    if error.errno in {errno.ENOENT, errno.ENODEV, errno.ENXIO}:
        return DeviceGone(say("hardware-not-there-connected-enabled-named", where=where))
    return DeviceGone(
        say("hardware-check-cable-power", where=where, reason=str(error.strerror or error))
    )
