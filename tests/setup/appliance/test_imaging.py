"""The check of a card looks at the card, and at nothing of the machine it runs on."""

import os
from pathlib import Path

from scripts.imaging.card import lead_inside
from scripts.imaging.machine import patience
from tests.support.command import ROOT


def test_links_of_a_card_lead_to_its_own_files(tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc/passwd").write_text("the card's")
    (tmp_path / "whole").symlink_to("/etc/passwd")
    (tmp_path / "near").symlink_to("etc/passwd")
    lead_inside(tmp_path)
    assert (tmp_path / "whole").read_text() == "the card's"
    assert os.readlink(tmp_path / "near") == "etc/passwd"


def test_a_busy_host_ends_no_start_of_an_emulated_table() -> None:
    units = [ROOT / "systemd/companion.service"]
    units += sorted((ROOT / "scripts/image.d/root/etc/systemd/system").glob("*.service"))
    hurried = [unit.name for unit in units if "TimeoutStartSec=" in unit.read_text()]
    assert hurried
    assert [name for name in hurried if f"unit-dropin.{name}:" not in patience()] == []
