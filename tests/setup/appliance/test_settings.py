"""What an owner writes into companion.txt, in Notepad or nano, and what the table makes of it."""

from hypothesis import given
from hypothesis import strategies as st

from companion.setup.appliance.files import PROFILE, RUN, SystemFile, system_files
from companion.setup.appliance.settings import Settings, settings_of

SHIPPED = ("laptop", "pi-no-wires", "pi-eight-seats")


def files(
    settings: Settings, beside: dict[str, str] | None = None, described: bool = False
) -> dict[str, str]:
    found, _ = system_files(settings, SHIPPED, beside or {}, described=described)
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
    found, _ = system_files(
        Settings(wifi="Home", password="correct horse"), SHIPPED, {}, described=False
    )
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
    found = files(Settings(profile="table.toml"), {"table.toml": "name = 'Ours'\n"})
    assert found[PROFILE] == "name = 'Ours'\n"
    assert "COMPANION_PROFILE=/etc/companion/table.toml\n" in found[f"{RUN}/environment"]


def test_a_table_that_was_set_up_keeps_its_own_profile() -> None:
    environment = files(Settings(), described=True)[f"{RUN}/environment"]
    assert "COMPANION_PROFILE=/etc/companion/table.toml\n" in environment


def test_an_unknown_profile_is_told_and_the_table_starts_without_it() -> None:
    found, wrong = system_files(Settings(profile="mine"), SHIPPED, {}, described=False)
    assert "COMPANION_PROFILE=pi-no-wires\n" in found[0].text
    assert "the profile mine is neither beside this file nor one of" in wrong[0]
