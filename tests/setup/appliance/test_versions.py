"""A flashed table gets a newer version, and goes back to the one before."""

from pathlib import Path

import pytest

from companion.setup.appliance.versions import UpdateError, back, update, whole


def installs(command: list[str]) -> None:
    """Stand for pip and venv: a folder appears."""
    if command[1:3] == ["-m", "venv"]:
        Path(command[3]).mkdir()


def fails(command: list[str]) -> None:
    installs(command)
    if command[0].endswith("companion"):
        raise UpdateError("it does not run")


def current(folder: Path) -> str | None:
    return (folder / "current").resolve().name if (folder / "current").exists() else None


def test_a_new_version_starts_next_and_the_one_before_is_kept(tmp_path: Path) -> None:
    for _ in range(3):
        update(["table-companion"], "python3", tmp_path, installs)
    assert current(tmp_path) == "v3"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["before", "current", "v2", "v3"]


def test_one_that_does_not_run_changes_nothing(tmp_path: Path) -> None:
    update(["table-companion"], "python3", tmp_path, installs)
    with pytest.raises(UpdateError):
        update(["table-companion"], "python3", tmp_path, fails)
    assert current(tmp_path) == "v1"
    assert not (tmp_path / "v2").exists()


def test_back_to_the_one_before_and_to_the_one_it_came_with(tmp_path: Path) -> None:
    update(["table-companion"], "python3", tmp_path, installs)
    update(["table-companion"], "python3", tmp_path, installs)
    assert back(tmp_path) == tmp_path / "v1"
    assert current(tmp_path) == "v1"
    assert back(tmp_path) is None
    assert current(tmp_path) is None
    with pytest.raises(UpdateError, match="the version it came with"):
        back(tmp_path)


def test_a_newer_version_has_what_a_pi_needs(tmp_path: Path) -> None:
    asked: list[str] = []

    def heard(command: list[str]) -> None:
        asked.extend(command)
        installs(command)

    update(["table-companion"], "python3", tmp_path, heard)
    assert "table-companion[pi,https]" in asked
    wheel = "/data/table_companion-1.4-py3-none-any.whl"
    assert whole(wheel) == f"{wheel}[pi,https]"
    assert whole("table-companion==1.4") == "table-companion[pi,https]==1.4"
    assert whole(str(tmp_path)) == f"{tmp_path}[pi,https]"
    for other in ("table-companion[pi]", "companion-go-fish", "https://example.org/x.whl"):
        assert whole(other) == other
