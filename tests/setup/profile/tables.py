"""Tables of every shape, for properties: any mix of wired, touched and simulated seats."""

from hypothesis import strategies as st

from companion.setup.profile.model import BUTTONS, INPUTS

LINES = [f"gpio {line}" for line in range(4, 28)]
ELECTRODES = [f"touch 0x{address:X}.{e}" for address in range(0x5A, 0x5E) for e in range(12)]
NAMES = st.text(
    st.characters(blacklist_categories=("C", "Z"), max_codepoint=0x2FF), min_size=1, max_size=16
)


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


@st.composite
def tables(draw: st.DrawFn) -> str:
    """A right profile as its owner would write it, with every place used at most once."""
    free = draw(st.permutations([*LINES, *ELECTRODES]))
    lines = ["name = " + _quoted(draw(NAMES)), "[table]", "simulated = true"]
    for seat in range(1, draw(st.integers(3, 8)) + 1):
        lines += [f"[seats.{seat}]", f"player = {_quoted(f'{seat} ' + draw(NAMES))}"]
        for name in draw(st.lists(st.sampled_from(INPUTS), unique=True)):
            lines.append(f'{name} = "{free.pop()}"')
        lamps = draw(st.lists(st.sampled_from(BUTTONS), unique=True))
        places = {name: _take_line(free) for name in lamps}
        pairs = ", ".join(f'{name} = "{place}"' for name, place in places.items())
        lines.append(f"lamps = {{ {pairs} }}")
    return "\n".join(lines)


def _take_line(free: list[str]) -> str:
    line = next((place for place in free if place.startswith("gpio")), "sim")
    if line in free:
        free.remove(line)
    return line
