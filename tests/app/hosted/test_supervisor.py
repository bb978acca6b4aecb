"""Parts that fail during a match: announced once, tried again, never in the way."""

import pytest

from companion.app.hosted.supervisor import LONGEST_US, Supervisor


class Lamp:
    """A part that can be broken from outside."""

    def __init__(self) -> None:
        self.why: str | None = None
        self.closed = False

    def trouble(self) -> str | None:
        return self.why

    def close(self) -> None:
        self.closed = True


class Shop:
    """Opens parts, unless it is shut."""

    def __init__(self) -> None:
        self.shut: Exception | None = None
        self.sold: list[Lamp] = []
        self.asked = 0

    def open(self) -> Lamp:
        self.asked += 1
        if self.shut:
            raise self.shut
        self.sold.append(Lamp())
        return self.sold[-1]


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def shop() -> Shop:
    return Shop()


@pytest.fixture
def keeper(shop: Shop, said: list[str]) -> Supervisor:
    keeper = Supervisor(lambda name, why, error: said.append(f"{name}: {why or 'works again'}"))
    keeper.add("display", shop.open)
    return keeper


def test_a_part_that_works_is_never_mentioned(
    keeper: Supervisor, shop: Shop, said: list[str]
) -> None:
    for now in range(0, 100_000_000, 1_000_000):
        keeper.look(now)
    assert not said
    assert shop.asked == 1
    assert keeper.running("display") is shop.sold[0]


def test_a_part_that_fails_is_told_once_and_opened_again(
    keeper: Supervisor, shop: Shop, said: list[str]
) -> None:
    keeper.look(0)
    shop.sold[0].why = "unplugged"
    shop.shut = OSError("unplugged")
    for now in range(1_000_000, 20_000_000, 500_000):
        keeper.look(now)
    assert said == ["display: unplugged"]
    assert shop.sold[0].closed
    assert keeper.running("display") is None
    shop.shut = None
    keeper.look(60_000_000)
    assert said[1:] == ["display: works again"]
    assert keeper.running("display") is shop.sold[1]


def test_what_stays_away_is_asked_for_less_and_less_often(keeper: Supervisor, shop: Shop) -> None:
    shop.shut = OSError("not there")
    for now in range(0, 600_000_000, 250_000):
        keeper.look(now)
    assert 600_000_000 // LONGEST_US <= shop.asked <= 30


def test_another_reason_is_told(keeper: Supervisor, shop: Shop, said: list[str]) -> None:
    shop.shut = OSError("not there")
    keeper.look(0)
    shop.shut = OSError("not\nallowed")
    keeper.look(2_000_000)
    assert said == ["display: not there", "display: not allowed"]


def test_closing_closes_all_though_one_cannot(shop: Shop, said: list[str]) -> None:
    class Stubborn(Lamp):
        def close(self) -> None:
            raise OSError("stuck")

        def trouble(self) -> str | None:
            raise ValueError("confused")

    keeper = Supervisor(lambda name, why, error: said.append(f"{name}: {why or 'works again'}"))
    keeper.add("display", shop.open)
    keeper.add("console", Stubborn)
    keeper.look(0)
    keeper.look(1)
    assert said == ["console: confused"]
    keeper.look(10_000_000)
    keeper.close()
    assert shop.sold[0].closed
