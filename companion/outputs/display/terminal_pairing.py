"""How a phone finds the table, in letters: the address, and its QR code.

Two rows of spots make a line, and white is a full block, as terminals are dark.
"""

from companion.language import say
from companion.outputs.display.look import Look
from companion.outputs.display.scene import PairingCode, Scene
from companion.outputs.display.terminal import write_asked
from companion.outputs.display.text_screen import TextScreen

QUIET = 2
"""White around it, in spots: less than the norm asks for, and enough for a camera at a screen."""
_BLOCKS = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}


def write_pairing(screen: TextScreen, scene: Scene, look: Look) -> None:
    """Write how a phone finds the table."""
    pairing = scene.pairing
    told = _told(pairing) if pairing else [say("display-no-console")]
    if pairing and pairing.fingerprint:
        told += ["", say("display-fingerprint"), *pairing.fingerprint]
    screen.add("", say("terminal-join"), "", *told, *(f"! {line}" for line in scene.notices), "")
    _add_square(screen, pairing)
    write_asked(screen, scene)


def pairing_lines(pairing: PairingCode, square: bool = True) -> list[str]:
    """Return how a phone finds the table, for whoever prints it: the code for its camera last."""
    drawn = qr_lines(pairing.matrix) if square else []
    return [say("terminal-join"), *_told(pairing), *drawn]


def _told(pairing: PairingCode) -> list[str]:
    """Return where the table is found, by its address and its name, and the code of who rules."""
    named = [say("display-or-name", name=pairing.name)] if pairing.name else []
    code = [say("terminal-dealers-code", code=pairing.code)] if pairing.code else []
    return [pairing.text, *named, *code]


def _add_square(screen: TextScreen, pairing: PairingCode | None) -> None:
    """Write the code for a phone's camera, where there is one and it has room."""
    lines = qr_lines(pairing.matrix) if pairing else []
    if len(screen.lines) + len(lines) < screen.height:
        screen.add(*lines)


def qr_lines(matrix: tuple[tuple[bool, ...], ...]) -> list[str]:
    """Return the lines of a code; none of none."""
    if not matrix:
        return []
    wide = len(matrix[0]) + 2 * QUIET
    blank = (False,) * wide
    edge = (False,) * QUIET
    rows = [blank] * QUIET + [(*edge, *row, *edge) for row in matrix] + [blank] * QUIET
    rows += [blank] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(_BLOCKS[spots] for spots in zip(*pair, strict=True)) for pair in pairs]
