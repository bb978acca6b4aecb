"""From the store to figures that can be drawn: computed here, and nowhere else."""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from statistics import median

from companion.core.referee.verdicts import Verdict
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import parse_header
from companion.keep.history.store import CloseRow, History, MatchRow
from companion.kit.explainer import Explainer
from companion.kit.figures import COLOURS, CloseFinish, Figures, MatchMark, PlayerFigures
from companion.kit.kit import Kit
from companion.kit.text import clean, span
from companion.kit.words import readable
from companion.language import say

CLOSEST = 10
LOOKED_AT = 200
"""So many close finishes are looked at for some in which people had a part."""


def figures_of(history: History, kits: Mapping[str, Kit]) -> Figures:
    """Return everything that was played with people, in figures."""
    rows = [row for row in history.matches() if len(row.bots) < len(row.players)]
    marks = tuple(_mark(row, kits) for row in rows)
    names = _by_first_match(rows)
    counted = {name: sum(name in _people(row) for row in rows) for name in names}
    busy = sorted(names, key=lambda name: -counted[name])[:COLOURS]
    shown = [name for name in names if name in busy]
    places = {row.match: place for place, row in enumerate(rows)}
    played = {n: tuple(places[r.match] for r in rows if n in _people(r)) for n in shown}
    by_name = {row.match: mark for row, mark in zip(rows, marks, strict=True)}
    return Figures(
        matches=marks,
        players=tuple(
            _player(history, name, colour, places, played[name], kits)
            for colour, name in enumerate(shown, start=1)
        ),
        left_out=len(names) - len(shown),
        closest=_closest(history, by_name, kits),
    )


def local_time(wall: str) -> str:
    """Return a record's wall clock (UTC) as the clock on this wall shows it; empty: not known."""
    try:
        return datetime.fromisoformat(wall).astimezone().strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError, OSError):
        return ""


def _people(row: MatchRow) -> list[str]:
    return [name for seat, name in enumerate(row.players, start=1) if seat not in row.bots]


def _by_first_match(rows: Sequence[MatchRow]) -> list[str]:
    """List everybody in the order in which they first sat down, so that colours stay."""
    return list(dict.fromkeys(name for row in rows for name in _people(row)))


def _mark(row: MatchRow, kits: Mapping[str, Kit]) -> MatchMark:
    title = kits[row.game].title if row.game in kits else row.game
    return MatchMark(row.match, local_time(row.began), title)


def _player(
    history: History,
    name: str,
    colour: int,
    places: Mapping[str, int],
    played: tuple[int, ...],
    kits: Mapping[str, Kit],
) -> PlayerFigures:
    row, reactions = history.player(name), history.reactions(name)
    by_match: dict[int, list[int]] = {}
    for match, us in reactions:
        by_match.setdefault(places[match], []).append(us)
    course = tuple((place, round(median(times))) for place, times in sorted(by_match.items()))
    return PlayerFigures(
        name=clean(name),
        colour=colour,
        matches=row.matches,
        won=row.won,
        points=row.points,
        early=_early(history, name, kits),
        reactions=tuple(us for _, us in reactions),
        course=course,
        played=played,
        wins=tuple(sorted(places[match] for match in history.wins(name))),
    )


def _early(history: History, name: str, kits: Mapping[str, Kit]) -> int:
    """Count how often a player did not wait: what a game declares as hasty."""
    kinds = {game: kit.rules.vocabulary.kinds for game, kit in kits.items()}
    return sum(
        often
        for game, kind, reason, often in history.counts(name)
        if kind in kinds.get(game, {}) and reason in kinds[game][kind].hasty
    )


def _closest(
    history: History, marks: Mapping[str, MatchMark], kits: Mapping[str, Kit]
) -> tuple[CloseFinish, ...]:
    found = [row for row in history.closest(LOOKED_AT) if row.match in marks and by_people(row)]
    return tuple(
        CloseFinish(row.gap_us, words_of(row, kits), marks[row.match]) for row in found[:CLOSEST]
    )


def by_people(row: CloseRow) -> bool:
    """Tell whether at least one of those who were close is a person."""
    bots = json.loads(row.header).get("bots") or {}
    said = json.loads(row.lines[-1])
    between = said.get("between") or [said.get("seat")]
    return any(str(seat) not in bots for seat in between)


def words_of(row: CloseRow, kits: Mapping[str, Kit]) -> str:
    """Return the verdict in the game's words; in plain ones, if the game is not here any more."""
    header, said = json.loads(row.header), [json.loads(line) for line in row.lines]
    last = _verdict(said[-1])
    try:
        kit = kits[header["game"]]
        explainer = Explainer(kit.words, parse_header(header, {kit.name: kit.rules}).setup)
        return [explainer.sentence(_verdict(each)) for each in said][-1]
    except (KeyError, TypeError, IndexError, TranscriptError):
        return say("journal-apart", what=readable(last.kind), span=span(row.gap_us))


def _verdict(said: Mapping[str, object]) -> Verdict:
    fields = {name: value for name, value in said.items() if name not in ("n", "t", "verdict")}
    return Verdict(int(str(said["n"])), int(str(said["t"])), str(said["verdict"]), fields)
