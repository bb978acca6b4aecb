"""A page without a browser: what it says, what it is told, and that time is the page's own."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app.browser.clock import Followed, PageClock
from companion.app.browser.hands import KEYED, coarseness, stated
from companion.app.browser.speaker import PageSpeaker
from companion.app.cli.judging import Judgement
from companion.core.live import Inbox
from companion.core.referee.events import Fault
from companion.games import KITS
from hw.phones.config import UNMEASURED
from hw.speaker import Onset, Sound
from tests.app.browser.paper import OPEN, PHONE, PaperPage
from tests.support.command import ROOT

GAMES = ("sherlock-holmes", "221b-baker-street", "block", "i-say-holmes", "sorry")
EXAMPLE = ROOT / "examples/dead-heat.jsonl"


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture
def page(tmp_path: Path) -> PaperPage:
    return PaperPage(tmp_path)


def events(page: PaperPage) -> list[dict[str, object]]:
    return [json.loads(line) for line in page.transcript().splitlines()[1:]]


def header(page: PaperPage) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = json.loads(page.transcript().splitlines()[0])
    return found


def pressed(page: PaperPage, name: str) -> dict[str, object]:
    """The last press of the person at this input."""
    own = [e for e in events(page) if e.get("input") == name and e.get("seat") == 1]
    return next(e for e in reversed(own) if e["event"] == "press")


def in_play(page: PaperPage) -> PaperPage:
    """Ada has dealt, and the table waits for the first READY."""
    page.touch("Start")
    page.choose("The cards are dealt")
    page.pass_ms(200)
    return page


def test_the_start_screen_has_every_game_that_ships(page: PaperPage) -> None:
    assert page.screen() == "start"
    for kit in KITS.values():
        assert kit.title in page.texts()


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_each_game_is_begun_from_the_start_screen(page: PaperPage, number: int) -> None:
    page.key(str(number + 1))
    page.touch("Start")
    page.pass_ms(3000)
    assert json.loads(page.transcript().splitlines()[0])["game"] == GAMES[number]
    assert page.screen() == "table"


def test_what_was_played_is_judged_alike_afterwards(page: PaperPage) -> None:
    in_play(page).pass_ms(40_000)
    page.key("space")
    text = page.transcript()
    out = io.StringIO()
    Judgement(io.BytesIO(text.encode()), out).run("it")
    assert '"verdict"' in out.getvalue()
    page.say("judge", text.encode(), name="this-match.jsonl")
    (judged,) = page.of("judged")
    assert judged["lines"] == out.getvalue()


def test_a_key_counts_from_its_stamp_however_late_it_is_told(page: PaperPage) -> None:
    in_play(page)
    page.pass_ms(1000)
    page.held_back = 90.0
    struck = page.now
    page.key("a", hold_ms=100)
    page.pass_ms(1000)
    press = pressed(page, "white")
    assert press["t"] == round(struck * 1000) - KEYED.us
    assert press["u"] == KEYED.u_us + 100
    assert not [e for e in events(page) if e["event"] == "fault"]


def test_a_finger_is_doubted_more_than_a_key(tmp_path: Path) -> None:
    page = in_play(PaperPage(tmp_path, size=PHONE))
    page.pass_ms(1000)
    struck = page.now
    page.touch("Ada: match")
    page.pass_ms(1000)
    press = pressed(page, "white")
    assert press["t"] == round(struck * 1000) - UNMEASURED.us
    assert press["u"] == UNMEASURED.u_us + 100
    assert header(page)["uncertainty"]["white"] >= UNMEASURED.u_us + 100


def test_a_slow_machine_shows_later_and_judges_the_same(tmp_path: Path) -> None:
    """One page is told the time often, the other every half second: the bots play the same."""
    played = []
    for step in (20.0, 500.0):
        page = in_play(PaperPage(tmp_path / str(step)))
        end = 60_000.0
        while page.now < end:
            page.now = min(end, page.now + step)
            for _ in range(200):
                page.say("tick")
                if page.wake > page.now:
                    break
        played.append([e for e in events(page) if e.get("t", 0) < 55_000_000])  # type: ignore[operator]
    assert len(played[0]) > 20
    assert played[0] == played[1]


def test_a_button_of_a_phone_is_held_as_long_as_the_finger_stays(tmp_path: Path) -> None:
    page = PaperPage(tmp_path)
    page.say("size", on="play", w=390, h=600, handheld=True)
    in_play(page)
    buzzers = page.rows["play"]["buzzers"]
    assert [row[0] for row in buzzers] == ["white", "red", "blue", "pile", "shield"]
    assert not [place for place in page.places() if place[4].startswith("Ada:")]
    page.say("buzz", t=page.now, input="shield", down=True, kind="touch")
    page.pass_ms(700)
    page.say("buzz", t=page.now, input="shield", down=False, kind="touch")
    page.pass_ms(700)
    moves = [(e["event"], e["t"]) for e in events(page) if e.get("input") == "shield"]
    (down, at), (up, until) = moves
    assert (down, up) == ("press", "release")
    assert until - at == 700_000  # type: ignore[operator]


def test_words_are_dated_by_the_pages_audio_clock_with_its_doubt(tmp_path: Path) -> None:
    page = PaperPage(tmp_path, voice=True)
    page.say("sounding", audible=True)
    in_play(page)
    page.pass_ms(30_000, lambda: any(e["event"] == "cue" for e in events(page)))
    cue = next(e for e in events(page) if e["event"] == "cue")
    assert cue["u"] == 4000, "as the page has said"
    assert page.of("sound"), "and it was said"


def test_without_a_voice_words_are_shown_with_more_doubt(page: PaperPage) -> None:
    in_play(page)
    page.pass_ms(30_000, lambda: any(e["event"] == "cue" for e in events(page)))
    cue = next(e for e in events(page) if e["event"] == "cue")
    assert header(page)["uncertainty"]["cue"] == 100_000
    assert cue.get("u", 100_000) == 100_000
    assert not page.of("sound")


def test_what_is_cut_off_before_it_is_heard_is_no_word() -> None:
    clock, told, heard = PageClock(), [], []  # type: ignore[var-annotated]
    speaker = PageSpeaker(told.append, clock)
    speaker.audible = True
    speaker.play(Sound("ready", b"\0" * 960, 0), at=50_000, heard=heard.append)
    speaker.heard(1, 50_000, 3000)
    speaker.stop()
    (onset,) = heard
    assert isinstance(onset, Onset)
    assert not onset.stands()


def test_what_was_heard_before_it_was_cut_off_stands() -> None:
    clock, told, heard = PageClock(), [], []  # type: ignore[var-annotated]
    speaker = PageSpeaker(told.append, clock)
    speaker.audible = True
    speaker.play(Sound("ready", b"\0" * 960, 0), heard=heard.append)
    speaker.heard(1, 50_000, 3000)
    clock.told(50_001)
    speaker.stop()
    assert heard[0].stands()


def test_nobody_plays_on_while_the_page_is_not_looked_at(page: PaperPage) -> None:
    in_play(page)
    page.say("away", away=True)
    page.pass_ms(60_000)
    assert any(e.get("reason") == "paused" for e in events(page))
    stood = len(events(page))
    page.pass_ms(60_000)
    assert len(events(page)) == stood
    page.say("away", away=False)
    page.pass_ms(20_000)
    assert len(events(page)) > stood


def test_a_lesson_goes_on_when_its_step_was_done(page: PaperPage) -> None:
    page.touch("New here?")
    page.pass_ms(2000)
    assert "1 of 5" in page.texts()
    page.key("space")
    assert page.pass_ms(60_000, lambda: page.rows["play"]["words"][0].startswith("PLAY"))
    page.pass_ms(300)
    page.key("space")
    assert page.pass_ms(20_000, lambda: "2 of 5" in page.texts())


def test_a_teacher_names_the_buttons_that_a_phone_has(page: PaperPage) -> None:
    page.say("size", on="play", w=390, h=600, handheld=True)
    page.touch("New here?")
    page.pass_ms(2000)
    assert "tap “play”" in page.texts()
    assert "SPACE" not in page.texts()


def test_the_rules_can_be_read_and_left_again(page: PaperPage) -> None:
    page.touch("The rules")
    assert page.screen() == "rules"
    page.touch("Back")
    assert page.screen() == "start"


def test_what_was_chosen_is_remembered_by_the_page(tmp_path: Path) -> None:
    page = PaperPage(tmp_path / "one")
    page.key("5")
    page.touch("Start")
    (memory,) = page.of("memory")
    again = PaperPage(tmp_path / "two", memory=memory["text"])
    again.touch("Start")
    again.pass_ms(100)
    assert json.loads(again.transcript().splitlines()[0])["game"] == "sorry"


def test_leaving_a_match_leads_to_the_start_screen_and_its_record_is_whole(page: PaperPage) -> None:
    in_play(page)
    page.pass_ms(5000)
    page.key("m")
    page.touch("Leave")
    page.touch("Leave")
    page.pass_ms(200)
    assert page.screen() == "start"
    assert events(page)[-1]["event"] == "end"


def test_a_transcript_is_judged_shown_and_scrubbed(page: PaperPage) -> None:
    page.say("look", on="judge")
    page.say("size", on="judge", w=800, h=500)
    page.say("judge", EXAMPLE.read_bytes(), name="dead-heat.jsonl")
    (judged,) = page.of("judged")
    assert len(judged["verdicts"]) == 19
    assert judged["verdicts"][4]["words"].startswith("Too close to call: Ben or Dot?")
    assert page.of("reel")[-1]["count"] == 19
    page.say("evidence", n=5)
    assert page.screen("judge") == "photo"
    assert page.of("reel")[-1]["count"] in (5, 6)
    page.say("seek", to=0)
    page.pass_ms(50)
    assert page.of("reel")[-1]["count"] == 0
    page.say("command", name="step")
    assert page.of("reel")[-1]["count"] >= 1
    page.say("hold", paused=False)
    page.pass_ms(30_000)
    assert page.of("reel")[-1]["count"] == 19


def test_a_bad_line_is_told_in_one_line(page: PaperPage) -> None:
    content = EXAMPLE.read_bytes().splitlines(keepends=True)
    page.say("judge", content[0] + b"{nonsense\n", name="broken.jsonl")
    (told,) = page.of("unreadable")
    assert told["words"].startswith("broken.jsonl:2: ")
    assert "\n" not in told["words"]
    page.pass_ms(1000)
    assert page.screen() == "start", "the table stands as before"


def test_time_goes_from_one_thing_that_is_due_to_the_next_and_never_ahead_of_the_page() -> None:
    clock, inbox = PageClock(), Inbox()
    pace = Followed(clock)
    clock.told(1000)
    assert pace.wait(400, inbox) == []
    assert (pace(), pace.idle) == (400, False)
    assert pace.wait(5000, inbox) == []
    assert (pace(), pace.idle) == (1000, True)
    clock.told(500)
    assert clock() == 1000, "it never goes back"
    inbox.put(Fault(1, "x"))
    assert len(pace.wait(9000, inbox)) == 1
    assert not pace.idle


@pytest.mark.parametrize(("told", "kept"), [(0.0, 1), (100.0, 100), (1000.4, 1000), (1e9, 100_000)])
def test_how_coarse_a_browsers_clock_may_be(told: float, kept: int) -> None:
    assert coarseness(told) == kept


def test_a_header_never_claims_more_than_it_did() -> None:
    plain = {"uncertainty": {"white": 40_000, "cue": 3000}, "latency": 900_000}
    sure = stated(plain, 1000, shown=False)
    assert sure["uncertainty"]["white"] == 40_000
    assert sure["uncertainty"]["cue"] == 3000
    assert sure["latency"] == 900_000
