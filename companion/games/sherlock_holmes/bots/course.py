"""Sherlock Holmes by doing: the guided round as `companion learn` finds it."""

from collections.abc import Mapping
from typing import Any

from companion.games.sherlock_holmes.bots.lesson import LEARNER, SEATS, guided_round
from companion.games.sherlock_holmes.bots.pack import practice_pack
from companion.games.sherlock_holmes.bots.teacher import Teacher
from companion.practice.course import Classroom, Course


def _options() -> Mapping[str, Any]:
    return {"pack": practice_pack().counts(), **guided_round().options}


def _teacher(room: Classroom) -> Teacher:
    return Teacher(guided_round(), room.keys, room.put, room.say, room.explain, room.call)


COURSE = Course(
    about="Five short steps at a patient table, each of which waits until you have done it, "
    "and then a real hand at a gentle pace.",
    seats=SEATS,
    learner=LEARNER,
    options=_options,
    teacher=_teacher,
)
