"""Cards travel, marks beat, and nothing of it delays or changes what was decided."""

from dataclasses import replace
from typing import Any

from companion.core.referee.verdicts import Verdict
from companion.drawing.items import Box
from companion.kit.travel import MIDDLE, TRAVEL_MS, Flight, Travel, hand, pile
from companion.outputs.display.animation import BEAT_MS, FRAME_MS, PULSE_MS, Animation
from companion.outputs.display.look import Look
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.pygame.painter import differing
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import Composer, compose
from companion.outputs.display.stage import Stage
from tests.support.evening import staged
from tests.support.kits import face_of
from tests.support.table import Table

SIZE = (800, 480)


def verdict(kind: str, **fields: Any) -> Verdict:
    return Verdict(1, 0, kind, fields)


def played() -> Stage:
    """Ann has laid a card at PLAY, Bo and Cy have not."""
    table = Table(3, players=["Ann", "Bo", "Cy"]).deal(1).ready(3).play(5).touch(1, 5.2)
    return staged(table, 5.4)


def after(scene: Scene, n: int, *travels: Travel) -> Scene:
    return replace(scene, flights=(*scene.flights, Flight(n, travels)))


def card(scene: Scene, look: Look) -> Box:
    """The one card that is painted over everything."""
    over = {*compose(scene, look, SIZE, measure).items}
    boxes = over - {*compose(scene, replace(look, flying=()), SIZE, measure).items}
    return max((b for b in boxes if isinstance(b, Box)), key=lambda box: box.rect.w)


def test_a_card_travels_from_the_hand_to_the_pile_and_is_there() -> None:
    stage, moving = played(), Animation()
    scene = stage.scene()
    assert scene.flights[-1].travels == (Travel(hand(1), pile(1)),)
    assert moving.look(stage, scene, Look(), 1_000).flying == (), "it lay there before"
    now = after(scene, 999, Travel(hand(2), MIDDLE, "CLUE"))
    ways = []
    for ms in range(0, TRAVEL_MS + FRAME_MS, FRAME_MS):
        look = moving.look(stage, now, Look(), 2_000 + ms)
        ways += [(look.flying[0][1], card(now, look).rect.x)] if look.flying else []
    assert 150 <= TRAVEL_MS <= 400
    assert len(ways) == -(-TRAVEL_MS // FRAME_MS)
    assert ways == sorted(ways), "on and on, from the left to the middle"
    assert moving.look(stage, now, Look(), 3_000).flying == ()


def test_the_decision_is_on_the_screen_while_the_card_is_on_its_way() -> None:
    stage, moving = played(), Animation()
    moving.look(stage, stage.scene(), Look(), 0)
    now = after(stage.scene(), 999, Travel(hand(1), pile(1)))
    still, look = compose(now, Look(), SIZE, measure), moving.look(stage, now, Look(), 50)
    assert look.flying
    assert {*still.items} <= {*compose(now, look, SIZE, measure).items}


def test_nothing_moves_where_a_setting_says_so() -> None:
    stage, moving = played(), Animation(moves=False)
    moving.look(stage, stage.scene(), Look(), 0)
    now = after(stage.scene(), 999, Travel(hand(1), pile(1)))
    assert moving.look(stage, now, Look(), 50) == Look()


def test_a_new_mark_beats_for_a_moment_and_then_rests() -> None:
    table = Table(3).deal(1).ready(3).play(5)
    stage, moving = staged(table, 5.1, simulated=True, eyes=(1,)), Animation()
    beats = [moving.look(stage, stage.scene(), Look(), ms).beat for ms in range(0, 9_000, 100)]
    assert beats[0]
    assert not beats[BEAT_MS // 100]
    assert not any(beats[PULSE_MS // 100 :])


def test_only_what_moves_is_painted_anew() -> None:
    scene, composer = played().scene(), Composer(measure)
    frames = [
        composer.picture(scene, Look(flying=((Travel(hand(1), MIDDLE), share),)), SIZE)
        for share in (0.3, 0.4)
    ]
    assert frames[0].items[0] is frames[1].items[0]
    assert all(place.w * place.h < 800 * 480 // 20 for place in differing(*frames))


def test_every_card_that_goes_somewhere_travels() -> None:
    holmes, block, isay = (
        face_of(name, ("Ann", "Bo", "Cy")) for name in ("sherlock-holmes", "block", "i-say-holmes")
    )
    won = verdict("capture", seat=1, **{"from": [2, 3]}, pool=4, won=5, cards=9)
    assert [t.start for t in holmes.travels(won)] == [pile(2), pile(3), MIDDLE]
    assert {t.end for t in holmes.travels(won)} == {hand(1)}
    swept = verdict(
        "sweep", seats=[1], taken={"2": 1}, safe=[3], untouched=[], pool=0, pool_to=None
    )
    assert [*holmes.travels(swept)] == [Travel(pile(2), hand(1), count=3)]
    paid = verdict("forfeit", seat=2, cards=2, reason="early", rule="SH-F3", doubt_us=0)
    assert [*holmes.travels(paid)] == [Travel(pile(2), MIDDLE, count=2)]
    yard = verdict("yard", seat=2, cards=3, again=False)
    assert [(t.start, t.end) for t in holmes.travels(yard)] == [
        (hand(1), hand(2)), (hand(2), hand(3)), (hand(3), hand(1)),
    ]  # fmt: skip
    assert [*block.travels(verdict("played", seat=2, card="B7"))] == [
        Travel(hand(2), pile(2), "B7")
    ]
    passed = [*isay.travels(verdict("pass-left"))]
    assert [(t.start.seat, t.end.seat) for t in passed] == [(1, 2), (2, 3), (3, 1)]
    assert not any(isay.travels(verdict("refused", reason="busy", event="entry", card="Clue")))
