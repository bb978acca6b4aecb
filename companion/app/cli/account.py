"""Whose account this program runs under; the seam to `grp`, which Windows has not."""

import getpass
import os
import sys

if sys.platform == "win32":

    def is_root() -> bool:
        """Tell whether this is the account that may do everything: not a question here."""
        return False

    def groups() -> frozenset[str]:
        """Return the groups of this account: devices have none here."""
        return frozenset()

    def group(gid: int) -> str:
        """Return the name of a group: it has none here."""
        return ""

    def _number() -> str:
        return "unknown"

else:
    import grp

    def is_root() -> bool:
        """Tell whether this is the account that may do everything."""
        return os.geteuid() == 0

    def groups() -> frozenset[str]:
        """Return the groups of this account by name, or by number where they have none."""
        return frozenset(group(gid) for gid in {*os.getgroups(), os.getegid()})

    def group(gid: int) -> str:
        """Return the name of a group, or its number where it has none."""
        try:
            return grp.getgrgid(gid).gr_name
        except KeyError:
            return str(gid)

    def _number() -> str:
        return str(os.getuid())


def user() -> str:
    """Return the name of this account, or its number where it has none."""
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return _number()
