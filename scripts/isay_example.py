"""Tells the three stories of I Say, Holmes! that examples/i-say-holmes.jsonl shows."""

from tests.support.isay_table import AFOOT, IsayTable

HEADER = {
    "players": ["Ada", "Ben", "Cy", "Dot"],
    "options": {
        "rounds": 3,
        "cards": {
            "Hansom Cab": {"value": 2, "deal": 3, "next": ["location", "i-say"]},
            "West End": {"value": 5, "next": ["information", "action", "movement"]},
            "Moran": {"value": 40},
        },
    },
}


def i_say_holmes() -> IsayTable:
    """An unlawful arrest and a lawful one, a last chapter without a culprit, and an escape."""
    scene = IsayTable(4, **HEADER).later("deal")
    scene.entry("play", 3, card="Train").entry("play", 1, card=AFOOT)
    to_the_west_end(scene)
    in_the_fog(scene)
    at_the_yard(scene)
    an_arrest(scene)
    scene.later("deal").entry("play", 4, card=AFOOT)
    an_evening_of_tricks(scene)
    the_last_chapter(scene)
    scene.later("deal").entry("play", 2, card=AFOOT)
    an_escape(scene)
    return scene


def to_the_west_end(scene: IsayTable) -> None:
    """The dealer reads the first card; Dot is slow, Ada is not; what Ben keeps, Cy's play says."""
    scene.entry("play", 2, card="Hansom Cab").say("sequence", allow=True, learn=True)
    scene.entry("play", 3, card="Village")
    scene.entry("play", 3, card="Deduction", target=1).button(1, "red").button(1, "white")
    scene.entry("play", 4, card="West End")
    scene.entry("play", 1, card="Telegram", target=4).wait(13)
    scene.draw(2)
    scene.entry("play", 3, card="I Suspect", target=1).say("sequence", allow=True)
    scene.button(4, "blue").button(1, "red", 2)
    for seat in (2, 1, 4, 3):
        scene.button(seat, "white")


def in_the_fog(scene: IsayTable) -> None:
    """Hands are shuffled together; then one button and another, too close to call."""
    scene.entry("play", 4, card="Thick Fog").say("sequence", allow=True).done("redeal")
    scene.entry("play", 1, card="London")
    scene.entry("play", 2, card="Foot Chase", target=3).say("sequence", allow=True)
    scene.button(3, "blue").button(3, "red", 0.00015).say("which", answer="blue")
    scene.done("pass-right")


def at_the_yard(scene: IsayTable) -> None:
    """Scotland Yard, the Inspector on top of it, and an arrest that was a mistake."""
    scene.entry("play", 3, card="Scotland Yard", side="next")
    deadline = scene.last("window")["deadline"] / 1e6
    scene.press(4, "red", deadline - 0.0004, u=900).say("deadline", allow=False)
    scene.entry("play", 4, card="Mycroft", target=2, in_sequence=False).decline(2).done("trade")
    scene.entry("play", 1, card="Inspector", target=3).say("sequence", allow=True)
    scene.button(3, "red").say("defence", allow=False)
    scene.entry("arrest", 1, target=4).wait(13).innocent(4)


def an_arrest(scene: IsayTable) -> None:
    """Ben is sure, and right; Ada forgets to name a Villain, and Cy counts wrong at first."""
    scene.entry("play", 2, card="Arrest", target=1).say("sequence", allow=True).decline(1)
    scene.entry("plea", 3, guilty=False).guilty(1, "Moran")
    scene.entry("held", 1, cards=["Hansom Cab", "West End", "West End", "Hansom Cab", "Clay"])
    scene.entry("held", 2, total=31).entry("held", 3, total=999)
    scene.entry("held", 3, cards=["Hansom Cab", "Manor"]).say("value", card="Manor", value=6)
    scene.entry("held", 4, total=28).say("value", card="Clay", value=30)


def an_evening_of_tricks(scene: IsayTable) -> None:
    """Looks, gifts, a new draw pile, a card let pass, a play taken back."""
    scene.fault(scene.now + 1, "lost", seat=3, input="red")
    scene.entry("play", 1, card="Clue", target=3).say("sequence", allow=True).wait(20)
    scene.decline(3).fault(scene.now + 1, "recovered", seat=3, input="red")
    scene.entry("play", 2, card="Disguise", target=1).say("sequence", allow=True).button(1, "white")
    scene.entry("play", 3, card="Constabulary", target=2).say("sequence", allow=True).done("give")
    scene.entry("play", 4, card="Plot Thickens").say("i-say", allow=True).done("reshuffle")
    scene.entry("play", 1, card="Train").say("sequence", allow=True)
    scene.entry("play", 2, card="West End").say("lift", of=scene.last("refused")["n"] + 2)
    scene.say("lift", of=scene.last("refused")["n"] - 1)
    scene.entry("play", 3, card="Hansom Cab")
    scene.overturn(scene.last("played"), scene.now + 1)
    scene.entry("play", 3, card="Train")
    scene.entry("play", 4, card="Fleeing", villain="Milverton", in_sequence=False)


def the_last_chapter(scene: IsayTable) -> None:
    """Ada counts wrong, goes out, and accuses; Dot gets away with it, but not in the books."""
    scene.say("count", seat=1, value=1).say("chit", side="London")
    scene.entry("play", 1, card="London").entry("arrest", 1, target=4).innocent(4)
    scene.entry("arrest", 4, target=1).entry("arrest", 4, target=2).innocent(2)
    scene.entry("arrest", 2, target=4).entry("arrest", 2, target=3).innocent(3)
    scene.entry("held", 2, total=17).entry("held", 3, total=12)
    scene.say("score", seat=3, delta=-2)
    scene.entry("held", 4, cards=["Hansom Cab", "Moran"])


def an_escape(scene: IsayTable) -> None:
    """Cy holds nothing but Villains, and it is his turn."""
    scene.say("count", seat=3, value=2).entry("play", 3, card="Moriarty")
    scene.entry("escape", 3, villains=["Moriarty", "Clay"])
    scene.entry("held", 1, total=22).entry("held", 2, total=54).entry("held", 4, total=40)
    scene.say("value", card="Moriarty", value=50)
