"""A flashed card is switched on: companion.txt as it lies there, and what the system then finds."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from companion.app.cli.flashed import prepare
from companion.setup.appliance.settings import Settings
from companion.setup.profile.load import shipped_names, shipped_text
from tests.support.command import ROOT

RUN = "run/companion-appliance"


class Card:
    """The part of a card that every computer reads, and the system that starts from it."""

    def __init__(self, folder: Path) -> None:
        self.boot, self.root = folder / "boot", folder / "root"
        self.boot.mkdir()

    def switched_on(self, said: str) -> list[str]:
        (self.boot / "companion.txt").write_text(said)
        return prepare(self.boot, self.root)

    def found(self, path: str) -> str:
        return (self.root / path).read_text()


@pytest.fixture
def card(tmp_path: Path) -> Card:
    return Card(tmp_path)


def test_a_card_fresh_from_the_imager(card: Card) -> None:
    assert prepare(card.boot, card.root) == []
    assert "COMPANION_PROFILE=pi-no-wires\n" in card.found(f"{RUN}/environment")
    assert card.found(f"{RUN}/notices") == ""


def test_what_is_wrong_is_left_for_the_display_and_the_rest_holds(card: Card) -> None:
    [told] = card.switched_on("wfii = Home\nprofile = Pi-Eight-Seats\n")
    assert told == "companion.txt, line 1: wfii is no setting; did you mean wifi?"
    assert card.found(f"{RUN}/notices") == f"{told}\n"
    assert "COMPANION_PROFILE=pi-eight-seats\n" in card.found(f"{RUN}/environment")


def test_more_bots_than_chairs_do_not_keep_the_table_from_coming_up(card: Card) -> None:
    told = card.switched_on("bots = 8\n")
    assert told == ["companion.txt: 8 bots cannot sit down: 4 of 4 seats are simulated"]
    assert card.found(f"{RUN}/environment").endswith("COMPANION_OPTIONS=\n")


def test_a_broken_profile_is_told_and_the_one_that_worked_stays(card: Card) -> None:
    (card.boot / "Table.toml").write_text(shipped_text("pi-four-seats-lamps"))
    assert card.switched_on("profile = table.toml\n") == []
    (card.boot / "Table.toml").write_text("seats = what?\n")
    [told] = card.switched_on("profile = table.toml\nbots = 1\n")[:1]
    assert told.startswith("Table.toml: is not TOML")
    assert "COMPANION_PROFILE=/etc/companion/table.toml\n" in card.found(f"{RUN}/environment")
    assert card.found("etc/companion/table.toml") == shipped_text("pi-four-seats-lamps")


def test_nobody_else_reads_the_password(card: Card) -> None:
    network = card.root / "var/lib/iwd/Home.psk"
    for password in ("correct horse", "wrong donkey"):
        card.switched_on(f"wifi = Home\npassword = {password}\n")
        assert network.stat().st_mode & 0o777 == 0o600
        assert password in network.read_text()
    assert [path.name for path in network.parent.iterdir()] == ["Home.psk"]


def test_the_text_on_the_card_and_its_page_name_every_setting() -> None:
    text = (ROOT / "scripts/image.d/boot/companion.txt").read_text()
    offered = re.findall(r"(?m)^#([a-z_]+) = ", text)
    assert offered == [field.name for field in fields(Settings)]
    page = (ROOT / "docs/card.md").read_text()
    assert [name for name in offered if f"`{name} = " not in page] == []
    [profiles] = re.findall(r"shipped profile \(([^)]*)\)", text.replace("\n# ", " "))
    assert set(profiles.split(", ")) == set(shipped_names()) - {"laptop"}
