"""How wide a text is, told without a browser; that browsers agree is looked at in one."""

from companion.outputs.painting.files import painter_files
from companion.outputs.painting.widths import FACES, measure


def test_a_line_is_as_wide_as_its_letters_together() -> None:
    for face in FACES:
        assert measure(face, 100, "Holmes") >= sum(measure(face, 100, x) - 1 for x in "Holmes")
        assert measure(face, 40, "Holmes") > measure(face, 20, "Holmes") > measure(face, 20, "Hol")
    assert measure("sans", 20, "") == 0
    assert measure("bold", 20, "Watson") > measure("sans", 20, "Watson")


def test_letters_of_other_scripts_get_a_fair_room_and_marks_none() -> None:
    assert measure("sans", 20, "田中") == 40
    assert measure("sans", 20, "ก\u0e34") == measure("sans", 20, "ก")


def test_the_palette_has_every_colour_for_a_light_and_for_a_dark_page() -> None:
    palette = painter_files()["palette.json"][0].decode()
    assert palette.startswith('{"light":{')
    assert '"dark":{' in palette
    assert palette.count('"seat8-soft"') == 2
