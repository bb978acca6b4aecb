"""The language of longer words: everything is longer, and every slot is kept."""

from typing import Any

from companion.language import say, speaking
from companion.language.catalogue import ENGLISH, catalogue
from companion.language.spoken import slots_of


def texts(message: Any) -> str:
    if isinstance(message, str):
        return message
    return "".join(
        part
        if isinstance(part, str)
        else "".join(map(texts, part[4].values()))
        if part[0] == "?"
        else ""
        for part in message
    )


def test_every_message_is_longer_and_keeps_its_slots() -> None:
    english, longer = catalogue(ENGLISH).all(), catalogue("qps").all()
    assert longer.keys() == english.keys()
    for key, message in english.items():
        assert slots_of(longer[key]) == slots_of(message)
        plain, odd = texts(message), texts(longer[key])
        letters = sum(map(str.isalpha, plain))
        assert len(odd) >= len(plain) + 0.4 * letters, key


def test_it_is_spoken_like_any_other() -> None:
    with speaking("qps"):
        assert say("kit-photo-before", gap="1 ms", word="PLAY") == "1 ms béföréééé PLAY"
        assert say("no-such-key") == "no-such-key"
