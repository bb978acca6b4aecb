"""Describes a table to Home Assistant: one device, one message.

Devices that are described in one message are known since Home Assistant 2024.11. Everything is
read from the topics that all others read, too.
"""

from collections.abc import Sequence
from typing import Any

from companion.core.referee.events import CUES
from companion.language import say
from companion.outputs.feed.topics import PAUSE, RESUME, Topics

_BUTTONS = {PAUSE: "mdi:pause", RESUME: "mdi:play"}


def described(
    topics: Topics, name: str, version: str, kinds: Sequence[str], buttons: bool
) -> dict[str, Any]:
    """Return a table as a device; `kinds` are those of verdicts that it may tell of."""
    return {
        "device": {"identifiers": [topics.device], "name": name, "sw_version": version},
        "origin": {"name": "companion", "sw_version": version},
        "availability_topic": topics.online,
        "qos": 1,
        "components": {
            **_sensors(topics),
            "verdict": _of(topics, "verdict", "event", state_topic=topics.verdict,
                           event_types=[*kinds], icon="mdi:gavel"),
            "cue": _of(topics, "cue", "event", state_topic=topics.cue,
                       event_types=[*CUES], icon="mdi:bullhorn"),
            **{word: _button(topics, word, buttons) for word in _BUTTONS},
        },
    }  # fmt: skip


def _of(topics: Topics, what: str, platform: str, **more: Any) -> dict[str, Any]:
    name, unique = say(f"feed-entity-{what}"), f"{topics.device}-{what}"
    return {"platform": platform, "unique_id": unique, "name": name, **more}


def _sensors(topics: Topics) -> dict[str, Any]:
    """Return what is read from how the match stands."""

    def sensor(what: str, value: str, platform: str = "sensor", **more: Any) -> dict[str, Any]:
        read = {"state_topic": topics.state, "value_template": f"{{{{ {value} }}}}"}
        return _of(topics, what, platform, **read, **more)

    def beside(value: str) -> dict[str, str]:
        """Return where a sensor has more to tell than its value."""
        return {
            "json_attributes_topic": topics.state,
            "json_attributes_template": f"{{{{ ({value}) | tojson }}}}",
        }

    return {
        "phase": sensor("phase", "value_json.phase_text", icon="mdi:state-machine",
                        **beside("{'phase': value_json.phase, 'game': value_json.title}")),
        "turn": sensor("turn", "value_json.turn", icon="mdi:account-arrow-right"),
        "score": sensor("score", "value_json.score", icon="mdi:scoreboard",
                        **beside("value_json.scores")),
        "last": sensor("last", "value_json.verdict.text if value_json.verdict else none",
                       icon="mdi:message-text", **beside("value_json.verdict or {}")),
        "fastest": sensor("fastest", "value_json.fastest.ms if value_json.fastest else none",
                          device_class="duration", unit_of_measurement="ms",
                          **beside("value_json.fastest or {}")),
        "dealer": sensor("dealer", "'ON' if value_json.dealer_needed else 'OFF'", "binary_sensor",
                         icon="mdi:account-question",
                         **beside("{'question': value_json.question}")),
    }  # fmt: skip


def _button(topics: Topics, word: str, wanted: bool) -> dict[str, Any]:
    """Return a button; one that is not wanted is named without a word, which takes it away."""
    if not wanted:
        return {"platform": "button"}
    icon = _BUTTONS[word]
    return _of(topics, word, "button", command_topic=topics.command, payload_press=word, icon=icon)
