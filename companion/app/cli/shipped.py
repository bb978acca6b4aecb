"""Files that lie beside the packages in a checkout, and under share/ once installed."""

import sysconfig
from pathlib import Path

import companion
from companion.language import say
from hw.errors import ConfigurationError


def shipped_folder(name: str, known_by: str) -> Path:
    """Find a folder of ours by a file that must be in it."""
    beside = Path(companion.__file__).parents[1] / name
    installed = Path(sysconfig.get_path("data")) / "share/table-companion" / name
    for folder in (beside, installed):
        if (folder / known_by).is_file():
            return folder
    raise ConfigurationError(
        say(
            "cli-files-neither-nor-install-program",
            name=name,
            beside=str(beside),
            installed=str(installed),
        )
    )
