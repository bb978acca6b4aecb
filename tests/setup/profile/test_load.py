"""Where a profile comes from, and every way in which a file can be none."""

import errno
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.setup.profile import (
    DEFAULT,
    ProfileError,
    load_profile,
    parse_text,
    shipped_names,
    shipped_text,
)
from companion.setup.profile.model import Gpio, Simulated, TouchPlace
from tests.setup.profile.documents import RIGHT, assert_own_error_or_profile


def refused(named: str) -> str:
    with pytest.raises(ProfileError) as caught:
        load_profile(named)
    return str(caught.value)


SHIPPED = (
    "laptop",
    "pi-eight-seats",
    "pi-four-seats-lamps",
    "pi-no-wires",
    "usb-buzzers",
    "usb-four-seats",
)


def test_these_profiles_come_with_the_program() -> None:
    assert shipped_names() == SHIPPED


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_profile_is_right_and_explains_itself(name: str) -> None:
    assert load_profile(name).name
    comments = [line for line in shipped_text(name).splitlines() if "#" in line]
    assert len(comments) >= 10


def test_without_a_file_the_whole_table_is_simulated() -> None:
    profile = load_profile()
    assert DEFAULT == "laptop"
    assert {type(item.place) for item in profile.inputs()} == {Simulated}
    assert len(list(profile.inputs())) == 24
    assert len(list(profile.lamps())) == 12


def test_eight_seats_use_every_free_line_and_both_controllers() -> None:
    places = [item.place for item in load_profile("pi-eight-seats").inputs()]
    assert sorted(p.line for p in places if isinstance(p, Gpio)) == list(range(4, 28))
    electrodes = [(p.address, p.electrode) for p in places if isinstance(p, TouchPlace)]
    assert sorted(electrodes) == [(a, e) for a in (0x5A, 0x5B) for e in range(12)]


def test_four_seats_have_a_lamp_in_every_button() -> None:
    profile = load_profile("pi-four-seats-lamps")
    assert all(len(seat.lamps) == 3 for seat in profile.seats)
    assert profile.touch_addresses() == (0x5A,)


def test_a_profile_is_found_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(RIGHT, encoding="utf-8")
    assert load_profile(str(file)).name == "Test table"


def test_an_editors_byte_order_mark_is_no_mistake(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xef\xbb\xbf" + RIGHT.replace("\n", "\r\n").encode())
    assert load_profile(str(file)).name == "Test table"


def test_a_missing_file_says_which_names_there_are() -> None:
    assert refused("no-such.toml") == (
        f"no-such.toml: there is no such file; expected a path, or one of {', '.join(SHIPPED)}"
    )


def test_a_folder_is_not_a_profile(tmp_path: Path) -> None:
    assert "cannot be read (Is a directory)" in refused(str(tmp_path))


def test_a_file_one_may_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(_: Path) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", forbidden)
    assert refused("mine.toml") == (
        "mine.toml: cannot be read (Permission denied); expected a file you may read"
    )


def test_a_name_that_no_file_can_have() -> None:
    assert "\n" not in refused("a\0b\n.toml")
    assert "\n" not in refused("x" * 5000)


def test_a_file_that_is_not_utf8_names_the_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b'name = "x"\n# caf\xe9\n')
    assert "line 2 is not UTF-8; expected a text file saved as UTF-8" in refused(str(file))


def test_a_file_that_is_not_toml_names_the_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("name = oak table\n", encoding="utf-8")
    assert "is not TOML (Invalid value (at line 1, column 8))" in refused(str(file))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("x = " + "[" * 100_000, "is nested too deep to read"),
        ("x = " + "1" * 10_000, "holds a number too long to read"),
    ],
)
def test_a_document_beyond_reason_is_refused_in_one_line(text: str, wrong: str) -> None:
    with pytest.raises(ProfileError) as caught:
        parse_text(text, "table.toml")
    assert wrong in str(caught.value)


@given(st.binary(max_size=300))
def test_no_bytes_at_all_raise_anything_else(content: bytes) -> None:
    text = content.decode("utf-8", "replace")
    assert_own_error_or_profile(lambda: parse_text(text, "table.toml"))
