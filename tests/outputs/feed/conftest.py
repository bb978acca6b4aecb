"""One broker for all of them, if there is one; and somebody who listens to it."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.keep.journal.conftest import memory_folder

if TYPE_CHECKING:
    from tests.support.broker import Broker, House


@pytest.fixture(scope="session")
def broker() -> "Iterator[Broker]":
    from tests.support.broker import broker_in

    with memory_folder() as folder, broker_in(Path(folder)) as broker:
        yield broker


@pytest.fixture
def house(broker: "Broker") -> "Iterator[House]":
    from tests.support.broker import House

    house = House(broker, "companion/#", "homeassistant/#")
    yield house
    house.close()
