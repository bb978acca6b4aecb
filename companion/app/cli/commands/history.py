"""`companion history`: who played, who won, how fast, out of the journals."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict
from pathlib import Path
from sqlite3 import Connection
from statistics import median

from companion.app.cli.cores import spread_over_cores
from companion.app.cli.journals import WatchedDisk, add_journal_option, matches_in
from companion.app.cli.progress import ProgressLine
from companion.app.cli.shell import CANNOT
from companion.app.table.looking_back import player_colours
from companion.drawing.palette import THEMES
from companion.games import KITS
from companion.keep.history.refreshing import Spread, refresh, unread
from companion.keep.history.statistics import figures_of, local_time
from companion.keep.history.store import History, MatchRow, PlayerRow, open_store
from companion.keep.journal.folders import every_folder
from companion.keep.journal.opening import default_folder
from companion.kit.figures import Figures
from companion.kit.text import clean, span
from companion.kit.words import REFUSALS, Words, plainly, readable
from companion.language import dated, say
from companion.outputs.history import self_contained

BARS = 16
PICTURE = (1280, 1440)
WIDTH = 48


def _head(*columns: str) -> tuple[str, ...]:
    return tuple(say(f"command-history-head-{column}") for column in columns)


def match_table(rows: Sequence[MatchRow]) -> str:
    """Every match on a line: when, what, who with how many points, and who won."""
    lines = [_head("match", "began", "game", "hands", "players", "won-by")]
    for row in rows:
        people = ", ".join(_scored(row))
        won = ", ".join(map(clean, row.winners)) or "-"
        damaged = f"{row.match}{'!' if row.problems else ''}"
        when = dated(local_time(row.began)) or "-"
        won = won if row.winners or row.ended else say("command-history-not-ended")
        lines.append((damaged, when, row.game, str(row.hands), people, won))
    return _columns(lines)


def _scored(row: MatchRow) -> Iterator[str]:
    """Yield everybody with their points; who is no person is said to be none."""
    pairs = zip(row.players, row.scores, strict=False)
    for seat, (name, score) in enumerate(pairs, start=1):
        who = clean(name)
        if seat in row.bots:
            who = say("command-history-bot", who=who)
        yield f"{who} {score}"


def player_table(rows: Sequence[PlayerRow]) -> str:
    """Everybody on a line: matches, wins, points, and how fast."""
    lines: list[tuple[str, ...]] = [
        _head("player", "matches", "won", "hands", "points", "median", "fastest", "forfeits")
    ]
    for row in rows:
        numbers = (row.matches, row.won, row.hands, row.points)
        times = (_time(row.median_us), _time(row.fastest_us))
        lines.append((clean(row.player), *map(str, numbers), *times, str(row.forfeits)))
    return _columns(lines)


def player_page(
    row: PlayerRow,
    reactions: Sequence[tuple[str, int]],
    counts: Sequence[tuple[str, str, str, int]],
) -> str:
    """One player: the sums, how reactions spread, how they went from match to match."""
    parts = [_summary(row)]
    if reactions:
        parts += [_histogram([us for _, us in reactions]), _course(reactions)]
    if counts:
        lines = [(_title(game), _told(game, *rest), str(often)) for game, *rest, often in counts]
        parts.append(_columns([_head("game", "decided", "times"), *lines]))
    return "\n\n".join(parts)


def _title(game: str) -> str:
    return KITS[game].title if game in KITS else game


def _told(game: str, kind: str, reason: str) -> str:
    """Return what was decided in words; a refusal with its reason, as the game says it."""
    what = readable(kind)
    if not reason:
        return what
    words = KITS[game].words if game in KITS else None
    own = words.refusals if isinstance(words, type) and issubclass(words, Words) else {}
    known = {**REFUSALS, **own} if kind == "refused" else {}
    return f"{what}: {known.get(reason) or plainly(reason)}"


def _summary(row: PlayerRow) -> str:
    sums = say(
        "command-history-matches-won-hands-points",
        player=clean(row.player),
        matches=row.matches,
        won=row.won,
        hands=row.hands,
        points=row.points,
    )
    speed = say(
        "command-history-median-reaction-fastest",
        median_us=_time(row.median_us),
        fastest_us=_time(row.fastest_us),
    )
    if row.median_us is None:
        speed = say("command-history-no-reaction-measured")
    return f"{sums}\n{speed}"


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
    lines = [say("command-history-how-fast-cards", times=len(times))]
    for number, found in enumerate(bins):
        begin = (first + number * step) // 1_000
        last = "+" if number == BARS - 1 else " "
        bar = "#" * max(round(WIDTH * found / most), 1 if found else 0)
        lines.append(
            say(
                "command-history-ms", begin=f"{begin:>6}", last=last, found=f"{found:>5}", bar=bar
            ).rstrip()
        )
    return "\n".join(lines)


def _course(reactions: Sequence[tuple[str, int]]) -> str:
    """Draw every match as a line from its fast to its slow quarter, o at its median."""
    by_match: dict[str, list[int]] = {}
    for match, us in reactions:
        by_match.setdefault(match, []).append(us)
    quarters = {match: _quarters(sorted(times)) for match, times in by_match.items()}
    low = min(quarter[0] for quarter in quarters.values())
    high = max(quarter[2] for quarter in quarters.values())
    lines = [say("command-history-match-match-middle-half-cards")]
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


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Offer the command."""
    parser = subparsers.add_parser(
        "history",
        description=say("command-history-about"),
        epilog=say("command-history-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_journal_option(parser)
    parser.add_argument("--player", metavar="NAME", help=say("command-history-option-player"))
    parser.add_argument(
        "--html", metavar="FILE", type=Path, help=say("command-history-option-html")
    )
    parser.add_argument("--png", metavar="FILE", type=Path, help=say("command-history-option-png"))
    parser.add_argument(
        "--theme", choices=[*THEMES], default="dark", help=say("command-history-option-theme")
    )
    parser.add_argument("--json", action="store_true", help=say("command-history-option-json"))
    parser.add_argument(
        "--rebuild", action="store_true", help=say("command-history-option-rebuild")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Bring the history up to date and show it."""
    beside, folders = _folders(args)
    with ExitStack() as ending:
        with spread_over_cores(_unread(beside, folders, args.rebuild)) as spread:
            store = ending.enter_context(closing(open_store(beside)))
            read = _read(store, folders, args.rebuild, spread)
        if args.rebuild:
            print(
                say("command-history-matches-read-again-from", read=read, beside=str(beside)),
                file=sys.stderr,
            )
        history = History(store)
        if args.html is not None or args.png is not None:
            return _draw(args, figures_of(history, KITS))
        if args.player is not None:
            return _show_player(history, args.player, args.json)
        return _show_all(history, beside, args.json)


def _unread(beside: Path, folders: Mapping[str, Path], rebuild: bool) -> int:
    """Tell how many bytes there are to read."""
    with closing(open_store(beside)) as store:
        return unread(store, folders, rebuild=rebuild)


def _read(
    store: Connection, folders: Mapping[str, Path], rebuild: bool, spread: Spread | None
) -> int:
    """Bring the history up to date under a line that tells how far it is; return what was read."""
    with ProgressLine(say("command-history-reading-played")) as line:
        disk = WatchedDisk(line, *folders.values())
        if spread is None:
            return refresh(store, folders, rebuild=rebuild, disk=disk)
        return refresh(store, folders, rebuild=rebuild, spread=spread, passed=disk.passed)


def _folders(args: argparse.Namespace) -> tuple[Path, dict[str, Path]]:
    """Return where the database lies, and the journals: the one that was named, or all."""
    if args.journal is not None:
        matches_in(args.journal)
        return args.journal, {"": args.journal}
    return default_folder(os.environ).parent, every_folder(os.environ)


def _draw(args: argparse.Namespace, figures: Figures) -> int:
    """Write charts; say what could not be drawn, and why."""
    try:
        if args.html is not None:
            args.html.write_text(self_contained(figures, player_colours()), encoding="utf-8")
        if args.png is not None:
            _paint(figures, args.theme, args.png)
    except OSError as error:
        name = error.filename or args.html or args.png
        print(
            say("command-history-cannot-written", name=name, reason=str(error.strerror or error)),
            file=sys.stderr,
        )
        return CANNOT
    for missing in dict.fromkeys(words for _, words in figures.missing()):
        print(missing, file=sys.stderr)
    return 0


def _paint(figures: Figures, theme: str, file: Path) -> None:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from companion.outputs.display.pygame.snapshot import figures_painted, write

    write(figures_painted(figures, PICTURE, theme), file)


def _show_all(history: History, folder: Path, as_json: bool) -> int:
    matches, players = history.matches(), history.players()
    if as_json:
        print(json.dumps({"matches": [*map(asdict, matches)], "players": [*map(asdict, players)]}))
    elif not matches:
        print(say("command-history-no-match-has-been-recorded", folder=str(folder)))
    else:
        print(f"{match_table(matches)}\n\n{player_table(players)}")
    return 0


def _show_player(history: History, name: str, as_json: bool) -> int:
    row = history.player(name)
    if not row.matches:
        known = ", ".join(player.player for player in history.players()) or say(
            "command-history-nobody"
        )
        print(
            say("command-history-has-not-played-here-known", name=f"{name!r}", known=known),
            file=sys.stderr,
        )
        return CANNOT
    reactions, counts = history.reactions(name), history.counts(name)
    if as_json:
        times = [{"match": match, "reaction_us": us} for match, us in reactions]
        told = [
            {"game": game, "verdict": kind, "reason": why, "times": n}
            for game, kind, why, n in counts
        ]
        print(json.dumps({**asdict(row), "times": times, "verdicts": told}))
    else:
        print(player_page(row, reactions, counts))
    return 0
