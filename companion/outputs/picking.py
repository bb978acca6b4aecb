"""Which of many titles somebody means who has typed a little of one.

Case, accents, punctuation and the order of words do not matter. What fits best comes first, and
what fits equally well stays in the game's own order. Only if nothing fits as it was typed, a slip
of the finger is forgiven: so typing always narrows the list, and never leaves it empty for a typo.

The phone's page has the same rules in its own script; tests/picking/cases.json holds both to them.
"""

from collections.abc import Sequence
from unicodedata import category, normalize

MANY = 8
"""A longer list than this is worth typing for."""

_ALIKE = str.maketrans(
    {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
     "ς": "σ", "'": "", "\u2019": "", "\u02bc": ""}
)  # fmt: skip
"""Letters that no keyboard should be asked for; and an apostrophe parts no word."""

Rank = tuple[int, int, int, int]
"""How badly a title fits: not the very title, slips, words found only inside others, not at the
start. Smaller is better."""


def words_of(text: str) -> list[str]:
    """The words of a text as they are compared: small plain letters and digits."""
    plain = normalize("NFKD", normalize("NFKD", text).lower().translate(_ALIKE))
    kept = (c if category(c)[0] in "LN" else " " for c in plain if not category(c).startswith("M"))
    return "".join(kept).split()


def found(typed: str, titles: Sequence[str]) -> list[int]:
    """The places of the titles that can be meant, best first; all of them if nothing was typed."""
    wanted = words_of(typed)
    if not wanted:
        return [*range(len(titles))]
    known = [words_of(title) for title in titles]
    ranks = [_strictly(wanted, words) for words in known]
    if not any(ranks):
        ranks = [_kindly(wanted, words) for words in known]
    fitting = ((rank, place) for place, rank in enumerate(ranks) if rank is not None)
    same = {place for place, title in enumerate(titles) if title == typed}
    return [place for _, place in sorted(fitting, key=lambda one: (one[1] not in same, *one))]


def next_letters(typed: str, titles: Sequence[str]) -> list[str]:
    """The letters with which somebody can go on, so that something still fits as typed."""
    wanted = words_of(typed)
    begun = wanted[-1] if wanted and not typed[-1:].isspace() else ""
    words = {word for place in found(typed, titles) for word in words_of(titles[place])}
    onward = (word for word in words if word.startswith(begun) and len(word) > len(begun))
    return sorted({word[len(begun)] for word in onward})


def _strictly(wanted: list[str], words: list[str]) -> Rank | None:
    """Rank a title that has every word as it was typed."""
    ends = _ends(words)
    inside = 0
    for typed in wanted:
        if not any(end.startswith(typed) for end in ends):
            if not any(typed in word for word in words):
                return None
            inside += 1
    return (wanted != words, 0, inside, not _begins(wanted, words))


def _kindly(wanted: list[str], words: list[str]) -> Rank | None:
    """Rank a title that has every word, but for a slip in it."""
    slips = 0
    for typed in wanted:
        fewest = min((_slips(typed, end) for end in _ends(words)), default=len(typed))
        if fewest > _forgiven(typed):
            return None
        slips += fewest
    return (1, slips, 0, not _begins(wanted, words))


def _ends(words: list[str]) -> list[str]:
    """The title from each of its words on, run together: who types "bakerst" means Baker St."""
    return ["".join(words[at:]) for at in range(len(words))]


def _begins(wanted: list[str], words: list[str]) -> bool:
    return "".join(words).startswith("".join(wanted))


def _forgiven(typed: str) -> int:
    """Return how many slips a word may have: none in the shortest, one, or two in a long one."""
    return 0 if len(typed) < 3 else 1 if len(typed) < 6 else 2


def _slips(typed: str, title: str) -> int:
    """Count the letters wrong, missing, too many or changed about, against a title's start."""
    title = title[: len(typed) + 2]
    before: list[int] = []
    row: list[int] = [*range(len(title) + 1)]
    for i, letter in enumerate(typed, start=1):
        earlier, before, row = before, row, [i]
        for j, other in enumerate(title, start=1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            swapped = i > 1 and j > 1 and letter == title[j - 2] and typed[i - 2] == other
            row.append(min(cost, earlier[j - 2] + 1) if swapped else cost)
    return min(row)
