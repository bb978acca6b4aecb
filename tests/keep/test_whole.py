"""A file that is replaced is the old one or the new one, whatever goes wrong."""

import errno
import os
from pathlib import Path
from stat import S_IMODE

import pytest

from companion.keep.journal import system
from companion.keep.whole import put_whole


def test_it_says_the_new_thing_and_keeps_its_mode(tmp_path: Path) -> None:
    file = tmp_path / "chosen.json"
    file.write_bytes(b"old")
    file.chmod(0o600)
    put_whole(file, b"new")
    assert (file.read_bytes(), S_IMODE(file.stat().st_mode)) == (b"new", 0o600)
    assert [*tmp_path.iterdir()] == [file], "nothing is left beside it"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.toml").write_bytes(b"old")
    link = tmp_path / "table.toml"
    link.symlink_to("real.toml")
    put_whole(link, b"new")
    assert link.is_symlink()
    assert (tmp_path / "real.toml").read_bytes() == b"new"


def test_a_card_that_does_not_take_it_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    file = tmp_path / "chosen.json"
    file.write_bytes(b"old")
    monkeypatch.setattr(system, "sync", full)
    with pytest.raises(OSError, match="No space"):
        put_whole(file, b"new")
    assert file.read_bytes() == b"old"
    assert [*tmp_path.iterdir()] == [file]


def test_it_is_named_only_once_it_is_durable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    replace = os.replace

    def named(source: Path, target: Path) -> None:
        done.append("name")
        replace(source, target)

    monkeypatch.setattr(system, "sync", lambda handle: done.append("sync"))
    monkeypatch.setattr(system, "sync_folder", lambda folder: done.append("folder"))
    monkeypatch.setattr(os, "replace", named)
    put_whole(tmp_path / "chosen.json", b"new")
    assert done == ["sync", "name", "folder"]
