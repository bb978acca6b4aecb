"""What a table is answered: once all of it is committed, and not a moment before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Connection

from companion.club.store.adding import add, all_kept, stored
from companion.club.store.opening import Store
from companion.club.wire import Answer, Json, NonsenseError, Sent, Waiting, answer_json

Teller = Callable[[Connection, int], Any]
"""Says something more to a table: is told who reads (as the wall does) and the table's number."""


def sync(
    store: Store, table_id: int, message: Json, tellers: Mapping[str, Teller] | None = None
) -> Json:
    """Take in what a table says, and return the answer; NonsenseError: it cannot be understood.

    `tellers` add to it what they are called by; what they say is for the table to know now.
    """
    sent, waiting = _read(message), Waiting.read(message)
    wants_all = message.get("all") is True
    with store.door() as connection:
        count, heard = stored(connection, table_id)
    answers: dict[str, Answer] = {}
    if sent or wants_all or not heard:
        with store.table(table_id) as connection:
            answers = add(connection, table_id, sent, waiting)
            if wants_all:
                answers = {each.birth: each for each in all_kept(connection, table_id)}
            count, _ = stored(connection, table_id)
    said = {birth: answer_json(answer) for birth, answer in answers.items()}
    return {
        "kept": said,
        "all": wants_all,
        "stored": count,
        **_told(store, table_id, tellers or {}),
    }


def _read(message: Json) -> list[Sent]:
    matches = message.get("matches")
    if not isinstance(matches, list):
        raise NonsenseError("matches")
    return [Sent.read(each) for each in matches]


def _told(store: Store, table_id: int, tellers: Mapping[str, Teller]) -> Json:
    if not tellers:
        return {}
    with store.wall() as connection:
        return {name: teller(connection, table_id) for name, teller in tellers.items()}
