"""Files that lie beside the packages in a checkout, and under share/ once installed."""

import sysconfig
from pathlib import Path

import companion
from hw.errors import ConfigurationError


def shipped_folder(name: str, known_by: str) -> Path:
    """Find a folder of ours by a file that must be in it."""
    beside = Path(companion.__file__).parents[1] / name
    installed = Path(sysconfig.get_path("data")) / "share/table-companion" / name
    for folder in (beside, installed):
        if (folder / known_by).is_file():
            return folder
    raise ConfigurationError(
        f"the {name} files are neither in {beside} nor in {installed}; install the program again"
    )
