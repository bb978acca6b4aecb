"""Brings the catalogues in their compiled form into every wheel; pyproject.toml has the rest."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))

from companion.language.shelf import compile_below


class BuildWithCatalogues(build_py):
    """Copies the packages, and compiles every catalogue beside its copy."""

    def run(self) -> None:
        """Build."""
        super().run()
        if not self.editable_mode:
            compile_below(Path(self.build_lib))


setup(cmdclass={"build_py": BuildWithCatalogues})
