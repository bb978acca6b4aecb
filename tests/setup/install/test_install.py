"""Putting the service in place: tried in a folder, and checked by systemd itself."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from companion.app.cli.commands import install
from companion.app.cli.main import main
from companion.setup.install.plan import (
    PLACES,
    WANTED,
    Do,
    Link,
    Put,
    Skip,
    compiling,
    installing,
    removing,
)
from tests.support.command import ROOT, companion

FILES = {name: (ROOT / "systemd" / name).read_text() for name in PLACES}


def unit(program: str = "/opt/companion/bin/companion") -> str:
    steps = installing(FILES, program, "profile", start=True)
    return next(s.text for s in steps if isinstance(s, Put) and s.path.endswith(".service"))


def test_the_unit_names_the_program_and_the_profile() -> None:
    text = unit()
    assert (
        "ExecStart=/opt/companion/bin/companion daemon --profile /etc/companion/table.toml" in text
    )
    assert not re.search("^[^#].*@[A-Z]+@", text, re.M)
    assert "ProtectHome=yes" in text


def test_a_program_in_a_home_stays_visible_to_its_service() -> None:
    assert "ProtectHome=read-only" in unit("/home/ada/companion/.venv/bin/companion")


def test_every_file_of_ours_has_a_place() -> None:
    assert {path.name for path in (ROOT / "systemd").iterdir()} == set(PLACES)


def test_the_service_is_told_of_before_it_is_started() -> None:
    commands = [s.command for s in installing(FILES, "/x", "", start=True) if isinstance(s, Do)]
    assert commands.index(("systemctl", "daemon-reload")) < commands.index(
        ("systemctl", "enable", "--now", "companion.service")
    )
    assert ("systemctl", "enable", "companion.service") in [
        s.command for s in installing(FILES, "/x", "", start=False) if isinstance(s, Do)
    ]


def test_the_program_is_compiled_before_it_is_started() -> None:
    command = compiling("/opt/companion/bin/companion", "/opt/companion/bin/python", ["/opt/it"])
    steps = installing(FILES, "/x", "", to_compile=command, start=True)
    purposes = [step.purpose for step in steps if isinstance(step, Do)]
    assert purposes[-2:] == ["make its starts quick", "start with the power switch"]
    assert command == ("/opt/companion/bin/python", "-m", "compileall", "-q", "/opt/it")
    assert compiling("/home/ada/.venv/bin/companion", "python", ["/home/ada"]) == ()


def test_removing_leaves_profile_and_journal() -> None:
    said = " ".join(word for step in removing() if isinstance(step, Do) for word in step.command)
    assert "table.toml" not in said
    assert "/var/lib" not in said
    assert all(f"/{place}" in said for place in PLACES.values())


def test_installing_into_a_folder_says_what_it_did(tmp_path: Path) -> None:
    first = companion("install", "--profile", "pi-eight-seats", "--root", str(tmp_path))
    assert first.returncode == 0, first.stderr
    assert first.stdout.decode().count("wrote ") == 5
    profile = tmp_path / "etc/companion/table.toml"
    profile.write_text("# mine\n")
    again = companion("install", "--profile", "pi-eight-seats", "--root", str(tmp_path))
    assert "(yours)" in again.stdout.decode()
    assert profile.read_text() == "# mine\n"
    assert again.stdout.decode().count("left ") == 5


def test_a_card_that_is_being_made_is_not_held_up_by_a_systemd_that_does_not_run() -> None:
    steps = installing(FILES, "/x", "", start=True, booted=False)
    assert not any(isinstance(s, Do) and s.command[0] in ("systemctl", "udevadm") for s in steps)
    skipped = [" ".join(s.command) for s in steps if isinstance(s, Skip)]
    assert "systemctl daemon-reload" in skipped
    assert [(s.path, s.target) for s in steps if isinstance(s, Link)] == [
        (WANTED, "/etc/systemd/system/companion.service")
    ]


def test_in_a_chroot_it_says_what_it_skipped_and_starts_with_the_power_switch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(install, "BOOTED", tmp_path / "no systemd here")
    assert main(["install", "--root", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "skipped systemctl daemon-reload   (tell systemd of it: systemd does not run" in said
    link = tmp_path / WANTED
    assert link.is_symlink()
    assert str(link.readlink()) == "/etc/systemd/system/companion.service"
    assert "companion daemon" in (tmp_path / "etc/systemd/system/companion.service").read_text()
    assert main(["install", "--root", str(tmp_path)]) == 0


def test_lines_and_buses_go_to_their_groups_where_the_system_gives_them_to_nobody() -> None:
    rules = FILES["70-companion.rules"].splitlines()
    boards = rules.index('SUBSYSTEM!="tty", GOTO="companion_end"')
    for device in ('SUBSYSTEM=="gpio"', 'SUBSYSTEM=="i2c-dev"'):
        (rule,) = [n for n, line in enumerate(rules) if line.startswith(device)]
        assert rule < boards, "it would be jumped over"
    groups = set(re.findall('GROUP="([a-z0-9]+)"', "\n".join(rules)))
    assert groups <= set(re.findall("(?m)^g ([a-z0-9]+) ", FILES["companion.sysusers"]))


def test_a_pi_needs_no_compiler() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pi = {re.split("[>=]", name)[0] for name in extras["optional-dependencies"]["pi"]}
    assert "gpiod" in pi
    assert not pi & {"lgpio", "RPi.GPIO", "pigpio"}, "no wheel for Python 3.13 on arm64"
    assert any(name.startswith("lgpio") for name in extras["optional-dependencies"]["lgpio"])


def test_a_dry_run_touches_nothing(tmp_path: Path) -> None:
    tried = companion("install", "--dry-run", "--root", str(tmp_path))
    assert tried.returncode == 0
    assert "would write" in tried.stdout.decode()
    assert not any(tmp_path.iterdir())


def test_a_wrong_profile_is_not_installed(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("nonsense = 1\n")
    tried = companion("install", "--profile", str(wrong), "--root", str(tmp_path / "root"))
    assert tried.returncode == 2
    assert "nonsense" in tried.stderr.decode()
    assert not (tmp_path / "root").exists()


def _analyze(*words: str) -> subprocess.CompletedProcess[str]:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("needs systemd-analyze: apt install systemd")
    return subprocess.run([program, *words], capture_output=True, text=True, check=False)


@pytest.fixture
def written(tmp_path: Path) -> str:
    path = tmp_path / "companion.service"
    path.write_text(unit("/bin/true"))
    return str(path)


def test_systemd_accepts_the_unit(written: str) -> None:
    done = _analyze("verify", "--man=no", written)
    ours = [line for line in done.stderr.splitlines() if "companion.service" in line]
    # What systemd 254 brought; an older one says that it leaves it out.
    ours = [
        line for line in ours if not re.search("Unknown key '?Restart(Steps|MaxDelaySec)", line)
    ]
    assert done.returncode == 0, done.stderr
    assert not ours


def test_a_table_that_fails_is_started_again_for_ever_with_growing_patience(written: str) -> None:
    lines = Path(written).read_text().splitlines()
    for line in (
        "StartLimitIntervalSec=0",
        "Restart=always",
        "RestartSec=2",
        "RestartSteps=5",
        "RestartMaxDelaySec=30",
        "RuntimeDirectoryPreserve=restart",
    ):
        assert line in lines


def test_systemd_finds_the_unit_well_protected(written: str) -> None:
    done = _analyze("security", "--offline=yes", "--no-pager", written)
    found = re.search(r"exposure level for companion.service: ([0-9.]+)", done.stdout)
    assert found, done.stdout + done.stderr
    assert float(found[1]) <= 2.5


def named(folder: Path, clips: str) -> str:
    """A profile of the owner's that names a folder of clips."""
    text = companion("profile", "show", "laptop").stdout.decode()
    profile = folder / "mine.toml"
    profile.write_text(re.sub(r"(?m)^\[voice\]\n", f'[voice]\nclips = "{clips}"\n', text))
    return str(profile)


def test_what_the_profile_names_comes_along(tmp_path: Path) -> None:
    (tmp_path / "clips").mkdir()
    (tmp_path / "clips" / "ready.wav").write_bytes(b"RIFF")
    profile = named(tmp_path, "clips")
    done = companion("install", "--profile", profile, "--root", str(tmp_path / "root"))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "root/etc/companion/clips/ready.wav").read_bytes() == b"RIFF"


@pytest.mark.parametrize(
    "clips",
    [
        "missing",
        *(
            pytest.param(p, marks=pytest.mark.slow)
            for p in ("../elsewhere", "~/clips", "/home/ada/clips")
        ),
    ],
)
def test_what_the_service_could_not_read_is_refused(tmp_path: Path, clips: str) -> None:
    profile = named(tmp_path, clips)
    done = companion("install", "--profile", profile, "--root", str(tmp_path / "root"))
    assert done.returncode == 2
    assert len(done.stderr.decode().strip().splitlines()) == 1
    assert not (tmp_path / "root").exists()
