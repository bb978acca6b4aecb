"""What a table has to say of itself is told to everybody in their own language."""

from companion.language import speaking
from companion.language.retold import SaidError, again, said, told


def test_what_is_said_once_can_be_said_again_elsewhere() -> None:
    part = said("hosted-part-works", part=said("hosted-whole-table"))
    assert part == "the table: works again"
    with speaking("qps"):
        assert again(part) != part
        assert again("what nobody can say again") == "what nobody can say again"
    assert again(told(lambda: part)) == part


def test_a_refusal_is_read_in_the_language_of_its_reader() -> None:
    refused = SaidError("console-check", wrong="seat")
    assert str(refused) == "Please check: seat."
    with speaking("qps"):
        assert str(refused) != "Please check: seat."
