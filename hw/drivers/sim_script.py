"""What people do to a simulated table, written down: an evening that can be repeated."""

from dataclasses import dataclass
from typing import Final

from companion.language import say
from hw.errors import ConfigurationError

VERBS: Final = ("press", "release", "touch", "lift", "unplug", "replug")
"""What a script can say."""


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a script: at `t_us`, somebody does this."""

    t_us: int
    verb: str
    seat: int
    input: str | None = None
    by: int | None = None

    def __post_init__(self) -> None:
        if self.verb not in VERBS:
            raise ConfigurationError(
                say(
                    "hardware-verb-unknown-expected-one",
                    verb=f"{self.verb!r}",
                    verbs=", ".join(VERBS),
                )
            )


def parse_script(text: str) -> tuple[Step, ...]:
    """Read lines such as `120000 touch 3 pile by 2`; `#` begins a comment."""
    lines = [line.split("#")[0].split() for line in text.splitlines()]
    return tuple(_parse_step(n, words) for n, words in enumerate(lines, 1) if words)


def _parse_step(number: int, words: list[str]) -> Step:
    try:
        return _step(*words)
    except (ValueError, TypeError) as error:
        raise ConfigurationError(
            say(
                "hardware-script-line-expected-microseconds-verb",
                number=number,
                words=f"{' '.join(words)!r}",
            )
        ) from error
    except ConfigurationError as error:
        raise ConfigurationError(
            say("hardware-script-line", number=number, reason=str(error))
        ) from error


def _step(
    t_us: str, verb: str, seat: str, name: str | None = None, word: str = "by", by: str = ""
) -> Step:
    if word != "by":
        raise ValueError(word)
    return Step(int(t_us), verb, int(seat), name, int(by) if by else None)
