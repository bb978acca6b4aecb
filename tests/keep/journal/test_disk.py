"""The files of this machine: what is asked of them is done, and nothing is left open behind it."""

import os
from pathlib import Path

import pytest

from companion.keep.journal import system
from companion.keep.journal.disk import RealDisk


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))


def test_nothing_is_left_open(tmp_path: Path) -> None:
    disk, file, before = RealDisk(), tmp_path / "a", open_files()
    handle = disk.create(file)
    disk.append(handle, b"all of it")
    disk.sync(handle)
    assert disk.present(handle, file)
    assert open_files() == before + 1
    disk.close(handle)
    disk.put(file, b"ALL")
    disk.cut(file, 6)
    disk.sync_folder(tmp_path)
    assert (disk.read(file), disk.size(file), disk.names(tmp_path)) == (b"ALL of", 6, ["a"])
    disk.cut(file, 0)
    disk.cut(file, 0)
    assert disk.names(tmp_path) == []
    assert open_files() == before


def test_nor_where_something_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise OSError(5, "worn out")

    disk, file, before = RealDisk(), tmp_path / "a", open_files()
    file.write_text("all")
    monkeypatch.setattr(os, "ftruncate", fails)
    monkeypatch.setattr(os, "write", fails)
    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(OSError, match="worn out"):
        disk.cut(file, 1)
    with pytest.raises(OSError, match="worn out"):
        disk.put(file, b"x")
    with pytest.raises(OSError, match="worn out"):
        system.sync_folder(tmp_path)
    assert open_files() == before


def test_a_file_is_begun_once_and_is_not_handed_on(tmp_path: Path) -> None:
    handle = RealDisk().create(tmp_path / "a")
    assert not os.get_inheritable(handle)
    with pytest.raises(FileExistsError):
        RealDisk().create(tmp_path / "a")
    os.unlink(tmp_path / "a")
    assert not RealDisk().present(handle, tmp_path / "a")
    RealDisk().close(handle)


def test_a_folder_is_made_with_those_above_it_and_each_name_is_durable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(system, "sync_folder", synced.append)
    for _ in range(2):
        RealDisk().make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()
    assert synced == [tmp_path, tmp_path / "a"]


def test_a_folder_whose_parent_may_not_be_read_is_made_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(folder: Path) -> None:
        raise PermissionError(13, "not yours")

    monkeypatch.setattr(system, "sync_folder", forbidden)
    RealDisk().make_folder(tmp_path / "a")
    assert (tmp_path / "a").is_dir()


def test_what_a_nearly_full_disk_takes_in_parts_is_written_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, write = RealDisk(), os.write
    handle = disk.create(tmp_path / "a")
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, data[:3]))
    disk.append(handle, b"all of it")
    disk.close(handle)
    assert disk.read(tmp_path / "a") == b"all of it"


@pytest.mark.parametrize(("user", "handed_over"), [(0, True), (1, False), (1000, False)])
def test_what_root_writes_is_given_to_whoever_owns_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, user: int, handed_over: bool
) -> None:
    given: list[tuple[Path, int, int]] = []
    monkeypatch.setattr(os, "geteuid", lambda: user)
    monkeypatch.setattr(os, "chown", lambda *to: given.append(to))
    system.give_to_owner_of_folder(tmp_path / "pass")
    owner = tmp_path.stat()
    assert given == [(tmp_path / "pass", owner.st_uid, owner.st_gid)] * handed_over
