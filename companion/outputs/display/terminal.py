"""The same scene as text: readable in 80 by 24, plain letters, colour only where it may be.

Pure: lines in, lines out. Whoever shows them owns the terminal.
"""

from collections.abc import Iterator

from companion.kit.face import Board, in_a_row
from companion.kit.page import text_of
from companion.kit.photo import Lane, Photo, ticks
from companion.kit.text import span
from companion.language import say
from companion.outputs.display.actions import (
    SKIP_STEP,
    STEP_BACK,
    Choose,
    Digit,
    Give,
    Go,
    Page,
    Seek,
    ShowPhoto,
    StepNumber,
    Submit,
)
from companion.outputs.display.cells import centred, fit, padded, wide, wrapped
from companion.outputs.display.entering.answering import act_of, keys_of
from companion.outputs.display.entering.forms import Control, Form, overturn
from companion.outputs.display.entering.held import numbered
from companion.outputs.display.look import Look
from companion.outputs.display.scene import HistoryEntry, Scene, SeatView
from companion.outputs.display.text_screen import TextScreen, draw_list

MIN_TITLE = 8
"""Numbers that leave a title less room than this are left out."""


def head_of(scene: Scene, width: int) -> str:
    """Return the line above everything: the game, and its numbers."""
    right = "  ".join(f"{figure.label} {figure.value}" for figure in scene.centre)
    room = width - wide(right)
    if room < MIN_TITLE:
        return fit(scene.title, width)
    return padded(fit(scene.title, room - 2), room) + right


def write_table(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write the table, or the game's own board."""
    if scene.board:
        _board(screen, scene, look, scene.board)
    else:
        _table(screen, scene, look)


def _table(screen: TextScreen, scene: Scene, look: Look) -> None:
    word = scene.word.text
    spaced = " ".join(word) if word.isupper() and len(word) * 2 < screen.width else word
    hint = scene.word.hint or (say("display-next-round", seconds=scene.rest) if scene.rest else "")
    screen.add("", centred(f">>> {spaced} <<<", screen.width), centred(hint, screen.width).rstrip())
    screen.add(*(_seat(seat, screen.width) for seat in scene.seats))
    if scene.cards:
        screen.add(f"   {say('terminal-pool', cards=', '.join(reversed(scene.cards)))}")
    screen.add(*_keys(scene, 2), "")
    for line in scene.notices:
        screen.add(f"! {line}")
    screen.add(*_lesson(screen, scene, screen.width))
    if scene.photo and screen.height - len(screen.lines) > 8 + len(scene.photo.lanes):
        screen.add(*strip_lines(scene.photo, screen.width))
    for holder, cards in scene.held.items():
        screen.add(*wrapped(_holds(scene, holder, cards), screen.width))
    _cards(screen, scene, look)
    room = screen.height - 1 - len(screen.lines)
    if room > 0 and scene.history:
        screen.add(*(_entry(entry) for entry in scene.history[-room:]))


def _holds(scene: Scene, holder: int, cards: tuple[str, ...]) -> str:
    return say("terminal-holds", who=scene.seats[holder - 1].name, cards=in_a_row(cards))


def _lesson(screen: TextScreen, scene: Scene, width: int) -> list[str]:
    """Return what a teacher says, and the ways to the steps before and after."""
    said = wrapped(scene.lesson, width)
    if scene.lesson_step is None:
        return said
    step, steps = scene.lesson_step
    screen.keys |= {"b": STEP_BACK, "left": STEP_BACK, "k": SKIP_STEP, "right": SKIP_STEP}
    return [say("terminal-step", step=step, steps=steps), *said]


def _board(screen: TextScreen, scene: Scene, look: Look, board: Board) -> None:
    """Write the board at the left; beside it who plays, what happened and what may be chosen."""
    drawn = board.lines(look.pointing)
    room = max(10, screen.width - max(map(len, drawn)) - 2)
    beside = [f">>> {scene.word.text} <<<", ""]
    if scene.papers:
        screen.keys["n"] = Go("papers")
        beside.insert(1, say("terminal-papers-key"))
    if scene.page:
        read = (line for point in scene.page.points for line in wrapped(point, room))
        beside += [f"== {scene.page.title}", *read, ""]
    for seat in scene.seats:
        beside += _player(seat, board)
    beside += ["", *(f"! {line}" for line in scene.notices)]
    taught = _lesson(screen, scene, room)
    aside = len(beside) + len(taught) <= len(drawn)
    beside += taught if aside else []
    texts = [_entry(entry).strip() for entry in scene.history[-40:] if entry.tone != "dim"]
    last = [line for text in texts[-4:] for line in wrapped(text, room, "  ")]
    space = len(drawn) - len(beside)
    beside += last[max(0, len(last) - space) :] if space > 0 else []
    for index, row in enumerate(drawn):
        told = beside[index] if index < len(beside) else ""
        screen.add(f"{row}  {fit(told, room)}".rstrip())
    if not aside:
        screen.add(*_lesson(screen, scene, screen.width))
    screen.add(*_keys(scene, 2))
    for holder, cards in scene.held.items():
        screen.add(*wrapped(_holds(scene, holder, cards), screen.width))
    _numbered(screen, scene, look, board)


def _player(seat: SeatView, board: Board) -> list[str]:
    mark = "?" if seat.awaited else ">" if board.todo[seat.number - 1] else " "
    figures = " ".join(f"{figure.label} {figure.value}" for figure in seat.figures)
    letter = board.letter(seat.number) or str(seat.number)
    todo = "" if seat.refused or seat.thinking else board.todo[seat.number - 1]
    told = todo or _told(seat) or board.notes[seat.number - 1]
    return [f"{mark}{letter} {padded(fit(seat.name, 16), 16)} {figures}", f"   {told}"]


def _numbered(screen: TextScreen, scene: Scene, look: Look, board: Board) -> None:
    """Write moves by their own numbers; with more than nine, they are typed digit by digit."""
    numbers = look.numbers(scene)
    if all(choice.number <= 9 for choice in board.choices):
        write_asked(screen, scene)
        return
    shown = [answer for answer in scene.answers if not answer.number or answer.number in numbers]
    labels = [f"[{answer.number}] {answer.label}" for answer in shown if answer.number]
    screen.add(*_flowed(labels, screen.width))
    for answer in shown:
        if answer.key and not answer.number:
            screen.add(f"[{answer.key}] {answer.label}")
            screen.keys[answer.key] = act_of(answer)
    screen.keys |= {digit: Digit(digit) for digit in "0123456789"}
    screen.keys["return"] = Digit("")


def write_rules(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write a page of the rules, as high as the terminal."""
    if scene.rules is None:
        screen.add("", say("terminal-no-rules"))
        return
    _paged(screen, say("terminal-rules"), text_of(scene.rules, "", screen.width)[2:], look)


def write_papers(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write case and notes, the open page first."""
    lines = []
    for section in (*((scene.page,) if scene.page else ()), *scene.papers):
        points = (f"  {line}" for p in section.points for line in wrapped(p, 76))
        lines += [section.title, *points, ""]
    _paged(screen, say("terminal-papers"), lines or [say("display-nothing-to-read")], look)


def _paged(screen: TextScreen, title: str, lines: list[str], look: Look) -> None:
    """Write a page of something long, as high as the terminal."""
    room = screen.height - 4
    pages = max(1, -(-len(lines) // room))
    page = min(look.page, pages - 1)
    screen.add(say("terminal-page", title=title, page=page + 1, pages=pages), "")
    screen.add(*lines[page * room : (page + 1) * room])


def _seat(seat: SeatView, width: int) -> str:
    lamps = "".join(name[0].upper() if name in seat.lamps else "." for name in _LAMPS)
    mark = "?" if seat.awaited else " "
    deals = f"{say('display-deals')} " if seat.dealer else ""
    figures = " ".join(f"{f.label} {f.value:>3}" for f in seat.figures)
    card = f" [{seat.card}]" if seat.card else ""
    line = f"{mark}{seat.number} {padded(fit(seat.name, 14), 14)} {lamps} {figures} "
    told = f"{deals}{card} {_told(seat)}".strip()
    return line + fit(told, max(1, width - wide(line)))


def _told(seat: SeatView) -> str:
    """Return why something was refused, that a bot is thinking, or what was decided."""
    if seat.refused:
        return say("display-refused", why=seat.refused.text)
    return say("terminal-thinking") if seat.thinking else seat.said.text


_LAMPS = ("white", "red", "blue")


def write_asked(screen: TextScreen, scene: Scene) -> None:
    """Write what is asked, and what may be answered."""
    if scene.refused:
        screen.add(say("display-refused", why=scene.refused.text))
    if scene.question:
        screen.add(say("terminal-dealer-asked", question=scene.question))
    if not scene.answers:
        return
    labels = []
    for answer, key in zip(scene.answers, keys_of(scene.answers), strict=True):
        if key:
            screen.keys[key] = act_of(answer)
            label = f"[{key}] {answer.label}"
            labels.append(f">>{label}<<" if answer.marked else label)
    screen.add(*_flowed(labels, screen.width))


def _cards(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write the cards of a large hand by their two digits; else whatever is asked, by its key."""
    left = look.numbers(scene)
    large = [f"[{number}] {card}" for number, card in numbered(scene).items() if number in left]
    if large:
        screen.add(*_flowed(large, screen.width))
        screen.keys |= {digit: Digit(digit) for digit in "123456789"}
    else:
        write_asked(screen, scene)


def _flowed(labels: list[str], width: int) -> list[str]:
    """Return lines with as many side by side as fit."""
    lines = [""]
    for label in labels:
        longer = f"{lines[-1]}   {label}" if lines[-1] else label
        if wide(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(label)
    return lines


def _entry(entry: HistoryEntry) -> str:
    text = say("terminal-taken-back", what=entry.text) if entry.taken_back else entry.text
    return f"{entry.n:>4}  {text}"


def write_photo(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write the strip of the verdict that was called up."""
    photo = look.photo or scene.photo
    if photo is None:
        screen.add("", say("display-no-verdict-to-show"))
        return
    screen.add("", say("terminal-photo", title=photo.title, n=photo.n), photo.result, "")
    screen.add(*strip_lines(photo, screen.width), "", photo.finding)
    screen.add("", say("terminal-photo-legend"))
    if photo.deadline:
        ended = span(photo.deadline.t)
        screen.add(say("terminal-photo-deadline", what=photo.deadline.label, at=ended))


def strip_lines(photo: Photo, width: int) -> list[str]:
    """The strip in letters: one line a lane, an axis below."""
    names = min(16, max((wide(lane.name) for lane in photo.lanes), default=4) + 3)
    room = max(20, width - names - 14)
    lines = [_lane(lane, photo, names, room) for lane in photo.lanes]
    axis = [" "] * (room + 14)
    for t in ticks(photo.limits, max(2, room // 14)):
        text = span(t) if t else "0"
        at = max(0, _column(t, photo, room) - len(text) // 2)
        free = "".join(axis[at : at + len(text) + 1]).isspace()
        if free and at + len(text) <= len(axis):
            axis[at : at + len(text)] = text
    return [*lines, fit(" " * names + "".join(axis).rstrip(), width)]


def _column(t: int, photo: Photo, room: int) -> int:
    low, high = photo.limits
    share = (t - low) / max(1, high - low)
    return round(min(1.0, max(0.0, share)) * (room - 1))


def _lane(lane: Lane, photo: Photo, names: int, room: int) -> str:
    cells = ["."] * room
    if photo.deadline:
        cells[_column(photo.deadline.t, photo, room)] = ":"
    if photo.overlap:
        low, high = (_column(t, photo, room) for t in photo.overlap)
        cells[low : high + 1] = "#" * (high + 1 - low)
    labels = []
    for mark in lane.marks:
        low, high = _column(mark.low, photo, room), _column(mark.high, photo, room)
        for at in range(low, high + 1):
            cells[at] = "#" if cells[at] == "#" else "-"
        if mark.ends is not None:
            end = _column(mark.ends, photo, room)
            cells[low : end + 1] = "=" * (end + 1 - low)
        outside = mark.t > photo.limits[1]
        cells[_column(mark.t, photo, room)] = ">" if outside else mark.label[:1].upper() or "|"
        labels.append(span(mark.t) if mark.t else "0")
    name = fit(f"{lane.seat} {lane.name}", names - 1)
    return f"{padded(name, names)}{''.join(cells)} {fit(labels[-1] if labels else lane.note, 12)}"


def write_verdicts(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write the history; what can be taken back is marked."""
    history = scene.history
    room = screen.height - 5
    numbers = [entry.n for entry in history]
    at = numbers.index(look.selected) if look.selected in numbers else len(numbers) - 1
    first = max(0, min(at - room // 2, len(history) - room))
    screen.add(say("terminal-verdicts"), "")
    for index, entry in enumerate(history[first : first + room], start=first):
        mark = ">" if index == at else " "
        screen.add(f"{mark}{'*' if entry.open else ' '}{_entry(entry)}")
    if history:
        chosen = history[at]
        screen.keys |= {"return": ShowPhoto(chosen.n), "up": Page(-1), "down": Page(1)}
        if chosen.open:
            prompt = overturn(chosen.n)
            screen.keys["o"] = Give(prompt, dict(prompt.fixed))


def write_rulings(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write all that may be entered."""
    answers = [*scene.answers, *scene.others]
    screen.add("", say("terminal-enter-or-rule"), "")
    for number, answer in enumerate(answers[: screen.height - 6]):
        key = "123456789abdfgiklmnoruwxyz"[number]
        screen.keys[key] = act_of(answer)
        screen.add(f"  [{key}] {answer.label}")
    if not answers:
        screen.add(say("display-nothing-to-enter"))


def write_form(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write what is being filled in; once nothing is, the table."""
    if look.picker:
        draw_list(screen, look.picker, look.form)
    elif look.form:
        _form(screen, look.form)
    else:
        write_table(screen, scene, look)


def _form(screen: TextScreen, form: Form) -> None:
    screen.add("", form.title, "")
    keys = iter("123456789abcdefghijklmnopqrsuvwxyz")
    for index, control in enumerate(form.controls):
        _field(screen, control, index, keys)
    told = wrapped(form.told, screen.width) or [""]
    screen.add("", *told, say("terminal-form-keys"))
    screen.keys |= {"return": Submit(), "t": Go("table"), "escape": Go("table")}


def _field(screen: TextScreen, control: Control, index: int, free: Iterator[str]) -> None:
    label = control.label if control.required else say("display-if-any", field=control.label)
    screen.add(f"{label}:")
    labels: list[str] = []
    if control.kind == "lists":
        _lists(screen, control, index, free)
        return
    if control.long:
        key = next(free, "")
        screen.keys[key] = Seek(index)
        labels.append(f"[{key}] {control.shown or say('terminal-choose')}")
    elif control.kind in ("choice", "several"):
        for option, label in zip(control.options, control.labels, strict=True):
            chosen = control.value == option or (
                isinstance(control.value, list) and option in control.value
            )
            key = next(free, "")
            screen.keys[key] = Choose(index, option)
            labels.append(f"[{key}] {'*' if chosen else ''}{label}")
    elif control.kind in ("number", "numbers"):
        values = control.value if control.kind == "numbers" else [control.value]
        for at, value in enumerate(values):
            less, more = next(free, ""), next(free, "")
            screen.keys |= {less: StepNumber(index, -1, at), more: StepNumber(index, 1, at)}
            name = f"{fit(control.labels[at], 8)} " if control.labels else ""
            labels.append(f"{name}[{less}]- {'-' if value is None else value} +[{more}]")
    else:
        labels.append(f"{control.value or ''}_")
    screen.add(*(f"  {line}" for line in _flowed(labels, screen.width - 2)))


def _lists(screen: TextScreen, control: Control, index: int, free: Iterator[str]) -> None:
    """Write a line for each name; whatever is chosen is looked for in the list."""
    column = max(map(wide, control.start), default=0)
    for name, listed in control.start.items():
        cells: list[str] = []
        for at in range(len(listed)):
            key = next(free, "")
            screen.keys[key] = Seek(index, (name, at))
            cells.append(f"[{key}] {control.told((name, at))}")
        screen.add(f"  {padded(name, column)}  {'   '.join(cells)}")


def write_help(screen: TextScreen, scene: Scene, lines: list[tuple[str, str]]) -> None:
    """Write which key does what."""
    screen.add("", say("terminal-keys"), "", *(f"  {key:<8} {what}" for key, what in lines))
    if scene.rules:
        told = say("terminal-help-rules", game=scene.rules.title)
        screen.add(f"  {'R':<8} {told}")
        screen.keys["r"] = Go("rules")
    screen.add(*_keys(scene, 1))


def _keys(scene: Scene, least: int) -> Iterator[str]:
    """The keys of every seat that has at least so many of its own."""
    for seat in scene.seats:
        if len(seat.hints) >= least:
            told = (_key(seat, name, key) for name, key in seat.hints.items())
            yield f"  {padded(fit(seat.name, 14), 14)} {'  '.join(told)}"


def _key(seat: SeatView, name: str, key: str) -> str:
    """Return a key with what it is for; what is wanted now stands between arrows."""
    told = f"{key.upper()} {seat.labels[name]}"
    return f">>{told}<<" if name in seat.wanted else told
