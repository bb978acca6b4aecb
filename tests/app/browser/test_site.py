"""The whole table in a browser: byte for byte what the native program says, played, shared, kept.

One test, because it is one browser and one load of Python for all but its last step.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from companion.app.browser.voice import packed_clips
from companion.app.cli.in_a_page import lacking
from companion.app.cli.main import main
from tests.app.browser.site import Opened, opened
from tests.outputs.console.axe import SERIOUS
from tests.outputs.console.test_accessible import axe
from tests.support.command import ROOT

pytestmark = pytest.mark.slow

EXAMPLES = sorted((ROOT / "examples").glob("*.jsonl"))
GAMES = ("sherlock-holmes", "221b-baker-street", "block", "i-say-holmes", "sorry")
SEED = "11"
KEPT = "/tmp/kept.jsonl"
__all__ = ["axe"]


def natively(*words: str) -> tuple[int, str, str]:
    """What the program says here to the same command."""
    out, beside = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(beside):
        status = main([*words])
    return status, out.getvalue(), beside.getvalue()


def every_example_is_judged_byte_for_byte(site: Opened) -> None:
    assert len(EXAMPLES) >= 7
    with contextlib.chdir(ROOT / "examples"):
        for example in EXAMPLES:
            for words in ((), ("--explain",)):
                command = ("judge", *words, example.name)
                told = site.run(*command, files={example.name: example.read_text("utf-8")})
                assert (told["status"], told["out"], told["err"]) == natively(*command), command


def a_seeded_match_of_each_game_is_recorded_byte_for_byte(site: Opened) -> None:
    for game in GAMES:
        with TemporaryDirectory() as folder:
            is_recorded_alike(site, game, Path(folder))


def is_recorded_alike(site: Opened, game: str, folder: Path) -> None:
    command = ["play", "--game", game, "--seats", "4", "--bots", "4", "--speed", "0"]
    command += ["--view", "none", "--seed", SEED, "--hands", "1", "--no-record", "--record"]
    told = site.run(*command, KEPT, read=KEPT)
    kept = folder / "kept.jsonl"
    status, out, _ = natively(*command, str(kept))
    assert (told["status"], told["out"]) == (status, out)
    assert told["file"] == kept.read_text("utf-8")
    assert len(told["file"].splitlines()) > 15


def every_clip_of_the_voice_is_unpacked(site: Opened) -> None:
    names, _, _ = packed_clips()
    site.page.wait_for_selector(f"html[data-clips='{len(names)}']", state="attached")


def no_isolation_is_asked_of_the_host(site: Opened) -> None:
    assert site.page.evaluate("crossOriginIsolated") is False
    assert site.page.evaluate("typeof SharedArrayBuffer") in ("undefined", "function")


def a_command_that_needs_a_thread_or_a_socket_says_so(site: Opened) -> None:
    for words in (("daemon", "--view", "none"), ("play", "--phones")):
        told = site.run(*words)
        assert (told["status"], told["err"]) == (2, f"companion: {lacking(words)}\n")


def a_round_is_played_with_keys_and_mouse_and_judged(site: Opened) -> None:
    page = site.page
    site.choose("Start")
    site.shows("table")
    site.choose("The cards are dealt")
    for _ in range(60):
        page.keyboard.press("Space", delay=60)
        page.wait_for_timeout(400)
        if "Ada played" in site.texts():
            break
    page.click("#tab-judge")
    page.click("#judge-own")
    page.wait_for_selector("#verdict-room:not([hidden])")
    assert "Ada played" in page.inner_text("#verdicts")
    assert not site.errors


def a_transcript_is_shared_as_a_link_and_nothing_is_sent(site: Opened) -> None:
    page, asked = site.page, []
    page.on("request", lambda request: asked.append((request.method, request.url)))
    name = "dead-heat.jsonl"
    page.set_input_files("#file", str(ROOT / "examples" / name))
    page.wait_for_selector(f"#found-title:has-text('{name}')")
    page.locator("#verdicts button", has_text="Ben called first").click()
    site.shows("photo", "judge")
    page.click("#share")
    page.wait_for_selector("#shared:has-text('nothing was uploaded')")
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(re.escape(site.url) + r"#t=dead-heat\.jsonl\.[\w-]+", link)
    assert len(link) < 2500
    with page.expect_download() as got:
        page.click("#export-lines")
    _, native, _ = natively("judge", str(ROOT / "examples" / name))
    assert Path(got.value.path()).read_text("utf-8") == native
    assert {method for method, _ in asked} <= {"GET"}
    assert not [url for _, url in asked if "?" in url or link.split(".")[-1] in url]
    page.evaluate("(hash) => { location.hash = '#t='; location.hash = hash; }", link.split("#")[1])
    page.wait_for_selector("#found-title:has-text('19 verdicts')")
    assert not site.errors


def a_link_that_was_cut_is_told(site: Opened) -> None:
    site.page.evaluate("location.hash = '#t=broken.jsonl.AAAA'")
    site.page.wait_for_selector("#trouble:has-text('This link is not whole')")


def nothing_serious_is_in_anybodys_way(site: Opened) -> None:
    page, found = site.page, []
    for tab in ("play", "judge", "about"):
        page.click(f"#tab-{tab}")
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            told = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
            found += [
                f"{tab} {scheme}: {each['id']}: {node['html'][:120]}"
                for each in told["violations"]
                if each["impact"] in SERIOUS
                for node in each["nodes"]
            ]
    assert not found


def the_next_visit_needs_no_network(site: Opened) -> None:
    site.page.wait_for_function(
        """async () => {
          const { files } = await (await fetch("files.json")).json();
          const names = (await caches.keys()).filter((name) => name.startsWith("companion "));
          const kept = await (await caches.open(names[0])).keys();
          return kept.length > files.length;
        }""",
        polling=500,
    )
    site.context.set_offline(True)
    site.page.goto(site.url)
    site.shows("start")
    told = site.run("games")
    assert told["status"] == 0
    assert json.dumps(told["out"])
    assert not site.errors


STEPS: tuple[Callable[[Opened], None], ...] = (
    every_example_is_judged_byte_for_byte,
    a_seeded_match_of_each_game_is_recorded_byte_for_byte,
    every_clip_of_the_voice_is_unpacked,
    no_isolation_is_asked_of_the_host,
    a_command_that_needs_a_thread_or_a_socket_says_so,
    a_round_is_played_with_keys_and_mouse_and_judged,
    a_transcript_is_shared_as_a_link_and_nothing_is_sent,
    a_link_that_was_cut_is_told,
    nothing_serious_is_in_anybodys_way,
    the_next_visit_needs_no_network,
)


def test_the_whole_table_in_a_browser(subtests: pytest.Subtests, tmp_path: Path, axe: str) -> None:
    with opened(tmp_path) as site:
        site.page.evaluate(axe)
        for step in STEPS:
            with subtests.test(step.__name__.replace("_", " ")):
                step(site)
