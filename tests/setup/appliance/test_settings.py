"""What an owner writes into companion.txt, in Notepad or nano, and what the table makes of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.setup.appliance.files import RUN, SystemFile, system_files
from companion.setup.appliance.profile import PROFILE, Chosen, choose
from companion.setup.appliance.settings import Settings, settings_of, text_of

SHIPPED = ("laptop", "pi-no-wires", "pi-eight-seats")
OWN = f"/{PROFILE}"


def chosen(wanted: str, beside: dict[str, str] | None = None, *, described: bool = False) -> Chosen:
    return choose(wanted, SHIPPED, beside or {}, lambda text, name: "", described=described)


def files(settings: Settings) -> dict[str, str]:
    found = system_files(settings, chosen(settings.profile))
    return {file.path: file.text for file in found}


def test_as_people_write() -> None:
    lines = (
        "\ufeff# my table",
        "Name = Parlour",
        "Wifi = The Old Vicarage",
        'password = "tea & #4 c"',
    )
    settings, wrong = settings_of("\r\n".join(lines))
    assert wrong == []
    assert settings == Settings("parlour", wifi="The Old Vicarage", password="tea & #4 c")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_however_an_editor_saved_it(encoding: str) -> None:
    assert settings_of(text_of("wifi = Café\r\n".encode(encoding))) == (Settings(wifi="Café"), [])


def test_an_empty_value_is_what_was_shipped() -> None:
    assert settings_of("wifi =\ncountry =\n") == (Settings(), [])


def test_a_wrong_line_is_named_and_the_others_stand() -> None:
    settings, wrong = settings_of(
        "wfii = Home\nname = my table\nbots = 4\nhello\npassword = short\n"
    )
    assert settings == Settings(bots=4)
    assert [line.partition(": ")[0] for line in wrong] == [
        "companion.txt, line 1",
        "companion.txt, line 2",
        "companion.txt, line 4",
        "companion.txt, line 5",
    ]
    assert "did you mean wifi?" in wrong[0]


def test_a_password_alone_opens_nothing() -> None:
    assert settings_of("password = correct horse\n")[1] == [
        "companion.txt: a password without a network; write its name: wifi = NAME"
    ]


@given(st.text())
def test_whatever_it_says_the_table_comes_up(text: str) -> None:
    settings, _ = settings_of(text)
    assert f"{RUN}/environment" in files(settings)


def test_a_network_is_kept_from_other_eyes() -> None:
    found = system_files(Settings(wifi="Home", password="correct horse"), chosen("laptop"))
    [network] = [file for file in found if file.path.startswith("var/lib/iwd/")]
    assert network == SystemFile(
        "var/lib/iwd/Home.psk",
        "[Security]\nPassphrase=correct horse\n\n[Settings]\nAutoConnect=true\nHidden=false\n",
        secret=True,
    )


def test_a_network_with_a_strange_name_and_no_password() -> None:
    assert "var/lib/iwd/=436166c3a9.open" in files(Settings(wifi="Café"))


def test_a_shipped_profile_by_its_name() -> None:
    environment = files(Settings(profile="pi-eight-seats", bots=3))[f"{RUN}/environment"]
    assert environment == "COMPANION_PROFILE=pi-eight-seats\nCOMPANION_OPTIONS=--bots 3\n"


def test_a_profile_beside_the_text_file_becomes_the_tables_own() -> None:
    found = chosen("table.toml", {"TABLE.TOML": "name = 'Ours'\n"})
    assert found == Chosen(OWN, "name = 'Ours'\n")
    written = {file.path: file.text for file in system_files(Settings(), found)}
    assert written[PROFILE] == "name = 'Ours'\n"
    assert f"COMPANION_PROFILE={OWN}\n" in written[f"{RUN}/environment"]


def test_a_table_that_was_set_up_keeps_its_own_profile() -> None:
    assert chosen("pi-no-wires", described=True) == Chosen(OWN)


def test_a_profile_that_cannot_be_read_is_told_and_the_one_before_stays() -> None:
    def fault(text: str, name: str) -> str:
        return f"{name}: is not TOML"

    for described, stands_in in ((True, OWN), (False, "pi-no-wires")):
        found = choose("table.toml", SHIPPED, {"table.toml": "?"}, fault, described=described)
        assert found == Chosen(stands_in, wrong="table.toml: is not TOML")


def test_an_unknown_profile_is_told_and_the_table_starts_without_it() -> None:
    near, far = chosen("pi-eigth-seats"), chosen("mine")
    assert near.profile == far.profile == "pi-no-wires"
    assert "did you mean pi-eight-seats?" in near.wrong
    assert "there is no profile mine; copy it beside this file" in far.wrong
