"""When the table is called, and when it is left in peace."""

from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from companion.core.referee.game import Setup
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.outputs.caller.caller import Caller
from companion.outputs.caller.pace import PACES, pace_of
from tests.outputs.caller.table import CUSTOMS, caller, standing, words
from tests.support.kits import customs_of

BRISK = PACES["brisk"]


def verdict(kind: str, **fields: object) -> Verdict:
    return Verdict(1, 0, kind, dict(fields))


def in_the_ready_pause() -> tuple[Caller, int]:
    calling = caller(BRISK)
    said = calling.call(calling.due() or 0)
    assert said
    assert said.word == "ready"
    calling.heard("ready", said.at)
    calling.judged([], standing("ready"), said.at)
    return calling, said.at


def next_word(calling: Caller) -> tuple[str, int]:
    return next(words(calling))


def test_the_same_seed_calls_the_same_evening() -> None:
    one, same, other = (islice(words(caller(BRISK, seed)), 200) for seed in (3, 3, 4))
    first = [*one]
    assert first == [*same] != [*other]


def test_nothing_is_called_before_the_deal_or_while_counting() -> None:
    for phase in ("dealing", "counting", "over", "sweep"):
        calling = caller(BRISK)
        calling.judged([], standing(phase), 1)
        assert calling.due() is None


def test_ready_leaves_everybody_the_time_to_play() -> None:
    heard = words(caller(BRISK))
    before = next(heard)
    for word in islice(heard, 500):
        if before[0] == "play":
            assert word[0] == "ready"
            assert word[1] >= before[1] + CUSTOMS.prompt_us + BRISK.rest_us[0]
        before = word


def test_play_waits_from_when_ready_was_audible() -> None:
    calling = caller(BRISK)
    said = calling.call(calling.due() or 0)
    assert said
    calling.heard("ready", said.at + 400_000)
    due = calling.due()
    assert due
    assert due >= said.at + 400_000 + BRISK.shortest_us


def test_a_word_is_handed_out_ahead_of_its_instant() -> None:
    calling = Caller(BRISK, CUSTOMS, 7, lead_us=60_000)
    calling.judged([], standing(), 0)
    due = calling.due()
    assert due
    assert calling.call(due - 1) is None
    said = calling.call(due)
    assert said
    assert said.at == due + 60_000


def test_a_call_in_the_ready_pause_holds_play_back() -> None:
    calling, ready = in_the_ready_pause()
    calling.pressed("white", ready + 300_000)
    calling.judged([verdict("ask", question="call")], standing("ready", "call"), ready + 400_000)
    assert calling.due() is None
    calling.judged([verdict("capture")], standing("ready"), ready + 9_000_000)
    word, at = next_word(calling)
    assert word == "ready"
    assert at >= ready + 9_000_000 + BRISK.breath_us


def test_yard_in_the_ready_pause_holds_play_back() -> None:
    calling, ready = in_the_ready_pause()
    calling.judged([verdict("yard")], standing("ready"), ready + 500_000)
    word, at = next_word(calling)
    assert word == "ready"
    assert at >= ready + 500_000 + BRISK.breath_us


def test_a_hand_on_a_pile_holds_nothing_back() -> None:
    calling, ready = in_the_ready_pause()
    before = calling.due()
    calling.pressed("pile", ready + 300_000)
    assert calling.due() == before


def test_after_a_refused_word_it_begins_again_with_ready() -> None:
    calling, ready = in_the_ready_pause()
    said = calling.call(calling.due() or 0)
    assert said
    refused = verdict("refused", event="cue", cue="play", reason="open-question")
    calling.judged([refused], standing("ready"), said.at)
    assert next_word(calling)[0] == "ready"
    assert ready < said.at


def test_a_word_that_nobody_heard_is_given_up() -> None:
    calling = caller(BRISK)
    first = calling.call(calling.due() or 0)
    assert first
    due = calling.due()
    assert due
    assert calling.call(due) is None
    assert next_word(calling)[0] == "ready"


def test_only_ready_waits_for_somebody_who_speaks() -> None:
    calling, _ = in_the_ready_pause()
    drawn = calling.due()
    calling.postpone(10**9)
    assert calling.due() == drawn
    resting = caller(BRISK)
    resting.postpone(10**9)
    assert resting.due() == 10**9


def header(game: str) -> Setup:
    return parse_header({"transcript": 1, "game": game, "seats": 4}, GAMES).setup


def test_the_customs_of_sherlock_holmes() -> None:
    customs = customs_of(header("sherlock-holmes"))
    assert customs
    assert customs.prompt_us == 1_500_000
    assert "forfeit" in customs.breaths, "paying takes a moment, too"


def test_a_game_without_cues_is_never_called() -> None:
    calling = Caller(BRISK, None, 7)
    calling.judged([], standing("play"), 0)
    calling.heard("ready", 1)
    calling.pressed("white", 2)
    assert calling.due() is None
    assert calling.call(10**9) is None


def test_an_owner_sets_the_traps() -> None:
    assert pace_of("brisk").traps == BRISK.traps
    assert pace_of("brisk", 0.5).traps == 0.5


happenings = st.lists(
    st.tuples(
        st.integers(0, 4_000_000),
        st.sampled_from(("judged", "heard", "pressed", "call", "call", "call")),
        st.sampled_from(("dealt", "ready", "play", "sweep", "counting")),
        st.booleans(),
        st.sampled_from(("capture", "played", "yard", "refused")),
    ),
    max_size=60,
)


@given(happenings, st.integers(0, 2**64))
def test_nothing_is_called_while_a_question_is_open(
    events: list[tuple[int, str, str, bool, str]], seed: int
) -> None:
    calling, now, quiet, last = Caller(BRISK, CUSTOMS, seed), 0, True, "play"
    for later, what, phase, asked, kind in events:
        now += later
        if what == "judged":
            calling.judged([verdict(kind, event="cue")], standing(phase, *["call"] * asked), now)
            quiet = asked or phase in ("sweep", "counting")
        elif what == "heard":
            calling.heard(last, now)
        elif what == "pressed":
            calling.pressed("white", now)
        elif said := calling.call(now):
            assert not quiet
            assert said.at >= now
            last = said.word


def test_after_a_pause_the_table_begins_with_a_ready() -> None:
    calling, heard = in_the_ready_pause()
    calling.begin_again(heard + 60_000_000)
    word, at = next_word(calling)
    assert word == "ready"
    assert at >= heard + 60_000_000 + BRISK.rest_us[0]


def test_a_pause_says_nothing_where_nobody_calls() -> None:
    calling = caller(BRISK)
    calling.judged([], standing("counting"), 1)
    calling.begin_again(5)
    assert calling.due() is None


def test_another_pace_rules_from_the_next_wait_on() -> None:
    calling, heard = in_the_ready_pause()
    calling.change_pace(PACES["gentle"])
    calling.begin_again(heard)
    assert next_word(calling)[1] >= heard + PACES["gentle"].rest_us[0]


def test_only_the_rest_before_ready_is_counted_down() -> None:
    calling = caller(BRISK)
    seen = set()
    for _ in range(40):
        due = calling.due()
        assert due is not None
        said = calling.call(due)
        assert said is not None
        calling.heard(said.word, said.at)
        seen.add(said.word)
        assert calling.resting(said.at + 1) is None, "while READY holds, or cards are laid"
        if said.word == "play":
            assert calling.resting(said.at + CUSTOMS.prompt_us) == calling.due()
    assert seen == {"ready", "play"}
