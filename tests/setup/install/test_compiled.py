"""A program that was compiled where it is installed starts three times as quickly."""

import compileall
import os
from collections.abc import Iterable
from pathlib import Path
from py_compile import PycInvalidationMode

import pytest

from companion.setup.install.compiled import magic_of, uncompiled


@pytest.fixture
def program(tmp_path: Path) -> Path:
    for name in ("__init__", "rules"):
        (tmp_path / f"{name}.py").write_text("answer = 42\n")
    compileall.compile_dir(tmp_path, quiet=1)
    return tmp_path


def named(found: Iterable[Path]) -> list[str]:
    return [path.name for path in found]


def test_what_was_compiled_is_not_compiled_again(program: Path) -> None:
    assert list(uncompiled(program)) == []
    compileall.compile_dir(
        program, quiet=1, force=True, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH
    )
    assert list(uncompiled(program)) == []


def test_a_source_that_is_newer_or_longer_is(program: Path) -> None:
    os.utime(program / "rules.py", (1, 1))
    assert named(uncompiled(program)) == ["rules.py"]
    compileall.compile_dir(program, quiet=1)
    stat = (program / "rules.py").stat()
    (program / "rules.py").write_text("answer = 4242\n")
    os.utime(program / "rules.py", (stat.st_atime, stat.st_mtime))
    assert named(uncompiled(program)) == ["rules.py"]


def test_one_that_was_never_compiled_or_whose_file_was_torn_is(program: Path) -> None:
    [made] = (program / "__pycache__").glob("rules.*")
    made.write_bytes(made.read_bytes()[:9])
    (program / "late.py").write_text("")
    assert named(uncompiled(program)) == ["late.py", "rules.py"]


def test_what_another_python_compiled_is_worth_nothing(program: Path) -> None:
    [made] = (program / "__pycache__").glob("rules.*")
    assert list(uncompiled(program, magic=magic_of(made))) == []
    assert named(uncompiled(program, magic=b"\\0\\0\\r\\n")) == ["__init__.py", "rules.py"]
    assert named(uncompiled(program, tag="cpython-99")) == ["__init__.py", "rules.py"]
