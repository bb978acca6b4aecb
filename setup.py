"""Brings the catalogues in their compiled form into every wheel; pyproject.toml has the rest."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))

from companion.language.shelf import compiled, compiled_path


class BuildWithCatalogues(build_py):
    """Copies the packages, and compiles every catalogue beside its copy."""

    def run(self) -> None:
        """Build."""
        super().run()
        if not self.editable_mode:
            for source in Path(self.build_lib).rglob("*.ftl"):
                compiled_path(source).write_text(compiled(source.read_bytes(), source), "utf-8")


setup(cmdclass={"build_py": BuildWithCatalogues})
