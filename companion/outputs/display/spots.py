"""Everything that can be chosen on the screens before and after a match, in rows.

A finger touches a spot; arrows and tab move a mark from spot to spot, and return takes the marked
one. The buttons of a seat do the same: red moves on, blue takes, white says who sits there.
"""

from dataclasses import dataclass

from companion.core.referee.events import BUTTONS
from companion.kit.wizard_page import PageChoice, WizardPage
from companion.language import current, say
from companion.language.catalogue import own_name
from companion.outputs.display.actions import Action, Arrange, Command, Go, MarkSpot, OpenSeat
from companion.outputs.display.look import Look
from companion.outputs.display.scene import EndView, Scene, StartView
from companion.outputs.start import (
    GENDERS,
    PERSON,
    ChangeSitter,
    ChooseGame,
    GenderSeat,
    NameSeat,
    NextLanguage,
    NextSitter,
    NextValue,
)

KNOWN = 6
"""How many names of those who played before are offered."""


def sitter_told(who: str) -> str:
    """Return who may sit on a chair, in a word or two."""
    return say(f"start-sitter-{who}")


@dataclass(frozen=True, slots=True)
class Spot:
    """One thing that can be chosen."""

    id: str
    label: str
    action: Action
    key: str = ""
    strong: bool = False
    """Whether it suggests itself."""
    careful: bool = False
    """Whether return takes it only where somebody has put the mark."""


Rows = tuple[tuple[Spot, ...], ...]


def rows_of(scene: Scene) -> Rows:
    """Return what can be chosen now, row by row; nothing while a match is on."""
    if scene.start and scene.start.seat:
        return seating_rows(scene.start)
    if scene.start:
        return start_rows(scene.start)
    if scene.setup:
        return setup_rows(scene.setup)
    return (end_row(scene.end),) if scene.end and not scene.end.waits else ()


def start_rows(view: StartView) -> Rows:
    """Return the games, the chairs, what can be set, and what can be done."""
    games = tuple(
        Spot(f"game {card.name}", card.title, Arrange(ChooseGame(card.name)), _digit(number))
        for number, card in enumerate(view.choices.games, start=1)
    )
    chairs = tuple(Spot(f"seat {c.seat}", c.name, OpenSeat(c.seat)) for c in view.chairs)
    settings = tuple(
        (Spot(f"set {each.name}", each.label, Arrange(NextValue(each.name))),)
        for each in view.settings
    )
    return (games, chairs, *settings, _doing(view))


def _digit(number: int) -> str:
    return str(number) if number <= 9 else ""


def _doing(view: StartView) -> tuple[Spot, ...]:
    taught = Spot("learn", say("start-learn"), Command("learn"), "n")
    rules = Spot("rules", say("start-rules"), Go("rules"), "t")
    resume = Spot("resume", say("start-resume", match=view.resume), Command("resume"), "g")
    history = Spot("history", say("start-history"), Go("history"), "h")
    way_in = Go("pairing") if view.phones == "open" else Command("phones")
    phones = Spot("phones", say("start-phones"), way_in, "j")
    language = Spot("language", _spoken(view), _NEXT_LANGUAGE, "l")
    start = Spot("start", say("start-start"), Command("start"))
    return tuple(
        spot
        for spot, there in (
            (taught, view.card.taught),
            (rules, True),
            (resume, bool(view.resume)),
            (history, view.history),
            (phones, bool(view.phones)),
            (language, len(view.choices.languages) > 1),
            (start, not view.wrong),
        )
        if there
    )


_NEXT_LANGUAGE = Arrange(NextLanguage())


def _spoken(view: StartView) -> str:
    return own_name(view.chosen.language or current())


def gender_told(gender: str) -> str:
    """Return how sentences speak of somebody, in a word or two."""
    return say(f"start-gender-{gender or 'none'}")


def seating_rows(view: StartView) -> Rows:
    """Return who may sit on the chair, what they may be called, and the way back."""
    seat = view.seat
    who = tuple(
        Spot(f"who {each}", sitter_told(each), Arrange(ChangeSitter(seat, each)))
        for each in view.choices.sitters(seat)
    )
    names = tuple(
        Spot(f"name {name}", name, Arrange(NameSeat(seat, name))) for name in names_for(view)
    )
    done = Spot("done", say("start-done"), OpenSeat(0))
    if view.chosen.chair(seat).who != PERSON:
        return who, (done,)
    genders = tuple(
        Spot(f"gender {each}", gender_told(each), Arrange(GenderSeat(seat, each)))
        for each in GENDERS
    )
    return who, (*names, *genders), (done,)


def names_for(view: StartView) -> tuple[str, ...]:
    """Return the names to choose from: who played here before, and nobody who sits here now."""
    chair = view.chosen.chair(view.seat)
    if chair.who != "person":
        return ()
    others = [each.name for each in view.chosen.people if each.seat != chair.seat]
    known = dict.fromkeys((*view.choices.known, *view.choices.house))
    return tuple(name for name in known if name not in others)[:KNOWN]


def setup_rows(view: WizardPage) -> Rows:
    """Return what can be switched, one below the other, and what can be done."""
    switches = tuple(_setup_spot(choice) for choice in view.switches)
    rows: Rows = (switches,) if view.short else tuple((spot,) for spot in switches)
    return (*rows, tuple(_setup_spot(choice) for choice in view.doings))


def _setup_spot(choice: PageChoice) -> Spot:
    command, careful = Command(choice.id), not choice.strong
    return Spot(choice.id, choice.label, command, choice.key, choice.strong, careful)


def end_row(view: EndView) -> tuple[Spot, ...]:
    """Return what can follow on a match."""
    follows = say("display-begin-round", round=view.round) if view.round else ""
    again = (Spot("again", follows or say("display-play-again"), Command("again")),)
    leave = (Spot("leave", say("display-leave"), Command("quit")),) if view.leaves else ()
    if not view.chooses:
        return again + leave
    other = Spot("other", say("display-other-game"), Command("other-game"), "g")
    players = Spot("players", say("display-change-players"), Command("change-players"), "n")
    return (*again, other, players, *leave)


def buttons_told(view: StartView) -> str:
    """Return what the buttons of a seat do here, with the keys of the first seat."""
    keys = next(iter(view.hints.values()), {})
    own = {name: f" {keys[name].upper()}" if keys.get(name) else "" for name in BUTTONS}
    return say("start-buttons", **own)


_FIRST = ("start", "done", "again")
"""What suggests itself, wherever it can be chosen."""


def marked(rows: Rows, look: Look) -> Spot | None:
    """Return the spot that bears the mark: the one it was put on, or what suggests itself."""
    every = [spot for row in rows for spot in row]
    wanted = [spot for spot in every if spot.id == look.mark]
    first = [spot for spot in every if spot.id in _FIRST or spot.strong]
    return next(iter((*wanted, *first, *every)), None)


def keys_of_rows(rows: Rows, look: Look) -> dict[str, Action]:
    """Return what the keys mean: arrows and tab move the mark, return takes what bears it."""
    here = marked(rows, look)
    if here is None:
        return {}
    at = next((y, row.index(here)) for y, row in enumerate(rows) if here in row)
    found: dict[str, Action] = {
        "left": MarkSpot(_beside(rows, at, -1)),
        "right": MarkSpot(_beside(rows, at, 1)),
        "up": MarkSpot(_across(rows, at, -1)),
        "down": MarkSpot(_across(rows, at, 1)),
        "tab": MarkSpot(following(rows, here)),
        "return": here.action,
    }
    if here.careful and not look.mark:
        del found["return"]
    return found | {spot.key: spot.action for row in rows for spot in row if spot.key}


def following(rows: Rows, here: Spot) -> str:
    """Return the spot after this one, and after the last the first."""
    every = [spot.id for row in rows for spot in row]
    return every[(every.index(here.id) + 1) % len(every)]


def _beside(rows: Rows, at: tuple[int, int], step: int) -> str:
    row = rows[at[0]]
    return row[(at[1] + step) % len(row)].id


def _across(rows: Rows, at: tuple[int, int], step: int) -> str:
    """Return the spot of another row that lies about as far along it."""
    here, row = rows[at[0]], rows[(at[0] + step) % len(rows)]
    share = (at[1] + 0.5) / len(here)
    return row[min(len(row) - 1, int(share * len(row)))].id


def pressed(scene: Scene, look: Look, seat: int, name: str) -> Action | None:
    """Return what a seat's own button does before and after a match; None: nothing."""
    rows = rows_of(scene)
    here = marked(rows, look)
    if here is None:
        return None
    if name == "white" and scene.start:
        return Arrange(NextSitter(scene.start.seat or seat))
    if name == "red":
        return MarkSpot(following(rows, here))
    return here.action if name in ("white", "blue") else None
