"""One shallow tree of errors that assigns blame, so that a message can say who must act.

Every message is one line: what is wrong, where, and what to do about it.
"""

import errno


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
            f"driver {driver} needs the Python package {module}: "
            f'pip install "table-companion[{extra}]"'
        )


_NOT_PERMITTED = {errno.EACCES, errno.EPERM}


def blame(where: str, error: OSError) -> HardwareError:
    """Translate what the operating system said into who must act."""
    if error.errno in _NOT_PERMITTED:
        return NotPermitted(
            f"{where}: permission denied; add this user to the group that owns it "
            "(sudo usermod -aG gpio,i2c,dialout $USER), then log in again"
        )
    if error.errno == errno.EBUSY:
        return DeviceGone(f"{where}: in use by another program; stop that one, then try again")
    if error.errno in {errno.ENOENT, errno.ENODEV, errno.ENXIO}:
        return DeviceGone(f"{where}: not there; is it connected, enabled and named right?")
    return DeviceGone(f"{where}: {error.strerror or error}; check its cable and power")
