"""One number changes in a profile; nothing else does."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.setup.profile.edit import CannotEdit, with_delay, with_setting

OWNERS = """\
name = "Ours"  # the big one

[voice]                 # how it speaks
output = "auto"         # auto, portaudio
delay_ms = 3.5   # measured at Easter
volume = 70

[display]
output = "none"
"""


def test_the_number_is_replaced_and_its_comment_kept() -> None:
    assert with_delay(OWNERS, 41.25) == OWNERS.replace("= 3.5 ", "= 41.25 ")


def test_a_missing_number_is_added_under_its_heading() -> None:
    before = OWNERS.replace("delay_ms = 3.5   # measured at Easter\n", "")
    after = with_delay(before, 7)
    assert tomllib.loads(after)["voice"]["delay_ms"] == 7
    assert after.replace("delay_ms = 7.00\n", "") == before


@pytest.mark.parametrize("before", ['name = "x"\n', 'name = "x"', "", "[seats.1]\n"])
def test_a_missing_table_is_added_at_the_end(before: str) -> None:
    after = with_delay(before, 7)
    assert after.startswith(before)
    assert tomllib.loads(after)["voice"] == {"delay_ms": 7}


def test_windows_line_ends_stay() -> None:
    before = OWNERS.replace("\n", "\r\n")
    assert with_delay(before, 1) == before.replace("= 3.5 ", "= 1.00 ")


@pytest.mark.parametrize(
    "text",
    [
        'voice = { output = "auto" }\n',
        "voice.delay_ms = 3\n",
        'name = """\n[voice]\n"""\n[voice]\n',
        "no TOML at all",
    ],
)
def test_what_cannot_be_changed_safely_is_left_alone(text: str) -> None:
    with pytest.raises(CannotEdit, match="yourself"):
        with_delay(text, 5)


@given(st.integers(0, 2_000_000))
def test_any_delay_can_be_written_and_read(delay_us: int) -> None:
    written = tomllib.loads(with_delay(OWNERS, delay_us / 1000))["voice"]["delay_ms"]
    assert abs(written * 1000 - delay_us) <= 5.001


def test_a_word_is_changed_as_a_number_is() -> None:
    chosen = with_setting(OWNERS, "voice", "name", '"heart"')
    assert tomllib.loads(chosen)["voice"]["name"] == "heart"
    back = with_setting(chosen, "voice", "name", '"emma"')
    assert back == chosen.replace("heart", "emma")
