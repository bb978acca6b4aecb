"""`companion history`: who played, who won, how fast, out of the journals."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from statistics import median

from companion.app.cli.journals import WatchedDisk, add_journal_option, journal_folder, matches_in
from companion.app.cli.progress import ProgressLine
from companion.app.cli.shell import CANNOT
from companion.keep.history.store import History, MatchRow, PlayerRow, open_store, refresh
from companion.kit.text import clean, count, span

BARS = 16
WIDTH = 48


def match_table(rows: Sequence[MatchRow]) -> str:
    """Every match on a line: when, what, who with how many points, and who won."""
    lines = [("match", "began (UTC)", "game", "hands", "players", "won by")]
    for row in rows:
        pairs = zip(row.players, row.scores, strict=True)
        people = ", ".join(f"{clean(name)} {score}" for name, score in pairs)
        won = ", ".join(map(clean, row.winners)) or "-"
        damaged = f"{row.match}{'!' if row.problems else ''}"
        lines.append((damaged, _when(row.began), row.game, str(row.hands), people, won))
    return _columns(lines)


def player_table(rows: Sequence[PlayerRow]) -> str:
    """Everybody on a line: matches, wins, points, and how fast."""
    lines: list[tuple[str, ...]] = [
        ("player", "matches", "won", "hands", "points", "median", "fastest", "forfeits")
    ]
    for row in rows:
        numbers = (row.matches, row.won, row.hands, row.points)
        times = (_time(row.median_us), _time(row.fastest_us))
        lines.append((clean(row.player), *map(str, numbers), *times, str(row.forfeits)))
    return _columns(lines)


def player_page(
    row: PlayerRow, reactions: Sequence[tuple[int, int]], counts: Sequence[tuple[str, str, int]]
) -> str:
    """One player: the sums, how reactions spread, how they went from match to match."""
    parts = [_summary(row)]
    if reactions:
        parts += [_histogram([us for _, us in reactions]), _course(reactions)]
    if counts:
        lines = [(kind, reason, str(often)) for kind, reason, often in counts]
        parts.append(_columns([("verdict", "reason", "times"), *lines]))
    return "\n\n".join(parts)


def _summary(row: PlayerRow) -> str:
    played = f"{count(row.matches, 'match').replace('matchs', 'matches')}, {row.won} won"
    scored = f"{count(row.hands, 'hand')}, {count(row.points, 'point')}"
    speed = f"Median reaction {_time(row.median_us)}, fastest {_time(row.fastest_us)}."
    if row.median_us is None:
        speed = "No reaction was measured."
    return f"{clean(row.player)}: {played}; {scored}.\n{speed}"


def _scale(times: Sequence[int]) -> tuple[int, int]:
    """Choose round limits and a step of tenths that hold all but the slowest few."""
    ordered = sorted(times)
    slow = ordered[min(len(ordered) - 1, len(ordered) * 97 // 100)]
    steps = (5_000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000, 500_000)
    step = next((s for s in steps if slow - ordered[0] < s * (BARS - 1)), 1_000_000)
    return ordered[0] // step * step, step


def _histogram(times: Sequence[int]) -> str:
    first, step = _scale(times)
    bins = [0] * BARS
    for us in times:
        bins[min((us - first) // step, BARS - 1)] += 1
    while len(bins) > 1 and not bins[-1]:
        bins.pop()
    most = max(bins)
    lines = [f"How fast, in {count(len(times), 'card')}:"]
    for number, found in enumerate(bins):
        begin = (first + number * step) // 1_000
        last = "+" if number == BARS - 1 else " "
        bar = "#" * max(round(WIDTH * found / most), 1 if found else 0)
        lines.append(f"{begin:>6} ms{last} {found:>5}  {bar}".rstrip())
    return "\n".join(lines)


def _course(reactions: Sequence[tuple[int, int]]) -> str:
    """Draw every match as a line from its fast to its slow quarter, o at its median."""
    by_match: dict[int, list[int]] = {}
    for match, us in reactions:
        by_match.setdefault(match, []).append(us)
    quarters = {match: _quarters(sorted(times)) for match, times in by_match.items()}
    low = min(quarter[0] for quarter in quarters.values())
    high = max(quarter[2] for quarter in quarters.values())
    lines = ["Match by match (the middle half of the cards, o the median):"]
    for match, (fast, middle, slow) in quarters.items():
        begin, at, end = (_place(us, low, high) for us in (fast, middle, slow))
        drawn = " " * begin + "-" * (at - begin) + "o" + "-" * (end - at)
        lines.append(f"{match:>9}  {_time(middle):>9}  {drawn}")
    lines.append(f"{'':>22}{_time(low)}{_time(high):>{max(1, WIDTH - len(_time(low)))}}")
    return "\n".join(lines)


def _quarters(ordered: list[int]) -> tuple[int, int, int]:
    last = len(ordered) - 1
    return ordered[last // 4], round(median(ordered)), ordered[last - last // 4]


def _place(us: int, low: int, high: int) -> int:
    return (us - low) * (WIDTH - 1) // max(1, high - low)


def _time(us: int | None) -> str:
    return "-" if us is None else span(us // 1_000 * 1_000)


def _when(wall: str) -> str:
    return wall[:16].replace("T", " ") or "-"


def _columns(lines: Sequence[tuple[str, ...]]) -> str:
    """Align columns: numbers to the right, words to the left."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    numeric = [_numeric(column[1:]) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(line, widths, numeric, strict=True)
        ).rstrip()
        for line in lines
    )


def _numeric(cells: Sequence[str]) -> bool:
    return bool(cells) and all(cell[:1].isdigit() or cell == "-" for cell in cells)


_ABOUT = """\
Lists every match of a table and everybody who played there. With --player, that
player's reactions as a plot. All of it is drawn from the journals: the database
beside them is only there to be quick, and can be made again at any time.
"""
_EPILOG = """\
examples:
  companion history
  companion history --player Ada
  companion history --json

A match number with an exclamation mark: its files are damaged; see
companion journal check.
"""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "history",
        description=_ABOUT,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_journal_option(parser)
    parser.add_argument("--player", metavar="NAME", help="one player, with a plot of reactions")
    parser.add_argument("--json", action="store_true", help="print for programs: one JSON object")
    parser.add_argument(
        "--rebuild", action="store_true", help="read every journal again, from the beginning"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Bring the history up to date and show it."""
    folder = journal_folder(args)
    matches_in(folder)
    with closing(open_store(folder)) as store:
        with ProgressLine("reading what was played") as line:
            disk = WatchedDisk(line, folder)
            read = refresh(store, folder, rebuild=args.rebuild, disk=disk)
        if args.rebuild:
            print(f"{read} match{'es' * (read != 1)} read again from {folder}", file=sys.stderr)
        history = History(store)
        if args.player is not None:
            return _show_player(history, args.player, args.json)
        return _show_all(history, folder, args.json)


def _show_all(history: History, folder: Path, as_json: bool) -> int:
    matches, players = history.matches(), history.players()
    if as_json:
        print(json.dumps({"matches": [*map(asdict, matches)], "players": [*map(asdict, players)]}))
    elif not matches:
        print(f"No match has been recorded in {folder} yet.")
    else:
        print(f"{match_table(matches)}\n\n{player_table(players)}")
    return 0


def _show_player(history: History, name: str, as_json: bool) -> int:
    row = history.player(name)
    if not row.matches:
        known = ", ".join(player.player for player in history.players()) or "nobody"
        print(f"{name!r} has not played here; known: {known}", file=sys.stderr)
        return CANNOT
    reactions, counts = history.reactions(name), history.counts(name)
    if as_json:
        times = [{"match": match, "reaction_us": us} for match, us in reactions]
        told = [{"verdict": kind, "reason": why, "times": n} for kind, why, n in counts]
        print(json.dumps({**asdict(row), "times": times, "verdicts": told}))
    else:
        print(player_page(row, reactions, counts))
    return 0
