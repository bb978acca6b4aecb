"""What was played before, made up: for pictures and for tests of what shows it."""

from random import Random

from companion.kit.figures import CloseFinish, Figures, MatchMark, PlayerFigures

NAMES = ("Ada", "Ben", "Cy", "Dot")


def looked_back(players: int = 4, matches: int = 9) -> Figures:
    """Some evenings of a few friends, of whom each is a little faster than the one before."""
    marks = tuple(
        MatchMark(f"play/{n + 1}", f"2026-11-{n + 3:02} 20:15", "Sherlock Holmes")
        for n in range(matches)
    )
    told = tuple(_player(seat, name, matches) for seat, name in enumerate(NAMES[:players], start=1))
    close = (
        (74, "Too close to call: Ada or Cy? 0.074 ms apart, sure only beyond 0.2 ms. Dealer?"),
        (1_807, "Ben called first, 1.807 ms before Ada, sure to 0.2 ms."),
        (2_075, "Dot called first, 2.075 ms before Ben, sure to 0.2 ms."),
    )
    finishes = tuple(CloseFinish(gap, words, marks[-1]) for gap, words in close)
    return Figures(marks, told, 0, finishes)


def _player(seat: int, name: str, matches: int) -> PlayerFigures:
    random = Random(seat)
    usual = 310_000 - 22_000 * seat
    reactions = tuple(max(90_000, round(random.gauss(usual, 55_000))) for _ in range(60 * matches))
    course = tuple((n, usual + random.randint(-18_000, 18_000)) for n in range(matches))
    wins = tuple(n for n in range(matches) if n % 4 == seat - 1)
    return PlayerFigures(
        name, seat, matches, len(wins), 40 * seat, 3 * seat * seat, reactions, course,
        tuple(range(matches)), wins,
    )  # fmt: skip
