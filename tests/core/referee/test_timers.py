"""Deadlines fall due in one order."""

from companion.core.referee.timers import Timers


def test_earliest_first_then_as_they_were_set() -> None:
    timers = Timers()
    for kind, at in (("c", 5), ("b", 5), ("a", 3)):
        timers.set(kind, at)
    assert [timer.kind for timer in iter(lambda: timers.due(6), None)] == ["a", "c", "b"]


def test_a_deadline_that_says_nothing_more_is_nobodys_and_waits_for_nothing() -> None:
    timers = Timers()
    timers.set("a", 5)
    timer = timers.due(6)
    assert timer is not None
    assert (timer.seat, timer.token, timer.waits) == (0, 0, False)


def test_not_before_its_time() -> None:
    timers = Timers()
    timers.set("a", 5)
    assert timers.due(5) is None
    assert timers.due(6) is not None


def test_the_end_takes_only_what_waits_for_evidence() -> None:
    timers = Timers()
    timers.set("penalty", 3)
    timers.set("later", 9, waits=True)
    timers.set("sooner", 5, waits=True)
    assert [timer.kind for timer in iter(timers.waiting, None)] == ["sooner", "later"]
    assert timers.due(10) is not None


def test_a_copy_goes_its_own_way() -> None:
    timers = Timers()
    timers.set("a", 1)
    twin = timers.clone()
    assert timers.due(2) is not None
    assert twin.due(2) is not None


def test_what_is_set_on_a_copy_comes_after_what_was_set_before() -> None:
    timers = Timers()
    timers.set("z", 5)
    twin = timers.clone()
    twin.set("a", 5)
    assert [timer.kind for timer in iter(lambda: twin.due(6), None)] == ["z", "a"]


def test_what_is_cleared_never_falls_due_but_for_a_kind_that_stays() -> None:
    timers = Timers()
    for at, kind in ((30, "call"), (10, "late"), (20, "call")):
        timers.set(kind, at)
    timers.clear(but="call")
    assert [timer.at for timer in iter(lambda: timers.due(99), None)] == [20, 30]
    timers.set("call", 40)
    timers.clear()
    assert timers.due(99) is None
