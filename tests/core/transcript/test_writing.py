"""What is written reads back as what it was."""

import json

from hypothesis import given

from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.core.transcript.writing import event_line
from companion.games import GAMES
from tests.support.random_tables import HEADER, Line, evenings


@given(evenings)
def test_every_event_survives_being_written(evening: list[Line]) -> None:
    header = parse_header(HEADER, GAMES)
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    for line in evening[1:]:
        event = parser.parse(json.dumps(line).encode())
        assert parser.parse(event_line(event).encode()) == event
