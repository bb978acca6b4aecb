"""The voice benchmark runs and says what it ran on."""

from pathlib import Path

import pytest

from benchmarks import voice


def test_it_compares_both_outputs_on_the_simulated_card(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice, "LOOPBACK", Path("/nowhere/at all"))
    voice.main(["--words", "8"])
    lines = capsys.readouterr().out.splitlines()
    assert "simulated card" in lines[0]
    assert len(lines) == 9


def test_portaudio_is_within_its_doubt_and_closer_than_the_mixer() -> None:
    exact, rough = voice.simulated(12)
    assert all(abs(error) <= u for error, u in zip(*exact, strict=True))
    assert voice.worst(exact.errors_us) * 5 < voice.worst(voice.best_constant(rough.errors_us))
