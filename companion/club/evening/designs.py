"""Rounds in which nobody meets anybody twice, where algebra knows them.

With q tables, q a power of a prime, and at most q people each, give everybody a row i and a column
j of the field with q elements, one row for each chair of a table. In round s whoever has the same
j - s * i sits together: two people of different rows have one such s in common, two of the same
row have none. So q rounds are perfect. Empty places all in the last row: there is at most one at
each table, and the tables are as equal as can be.
"""

from collections.abc import Sequence

_PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23)
_POWERS = {4: (2, (1, 1)), 8: (2, (1, 1, 0)), 9: (3, (2, 0)), 16: (2, (1, 1, 0, 0))}
"""The prime, and what x to the power of the degree is in this field, lowest digit first."""

Groups = list[list[int]]


def perfect(people: int, tables: int, rounds: int) -> list[Groups]:
    """Return up to so many rounds of people, who are numbers, at that many tables; [] if none."""
    chairs = -(-people // tables) if tables else 0
    if not 0 < chairs <= tables or not _is_field(tables):
        return []
    found = [_round(people, tables, s) for s in range(min(rounds, tables))]
    if len(found) < rounds and not tables % chairs and people == tables * chairs:
        found.append(_by_rows(people, tables, chairs))
    return found


def _is_field(size: int) -> bool:
    return size in _PRIMES or size in _POWERS


def _round(people: int, tables: int, s: int) -> Groups:
    groups: Groups = [[] for _ in range(tables)]
    for person in range(people):
        row, column = divmod(person, tables)
        groups[_minus(column, _times(s, row, tables), tables)].append(person)
    return groups


def _by_rows(people: int, tables: int, chairs: int) -> Groups:
    """Return the round in which those meet who share a row, as many as a table has chairs."""
    return [[*range(first, first + chairs)] for first in range(0, people, chairs)]


def _times(a: int, b: int, size: int) -> int:
    if size in _PRIMES:
        return a * b % size
    prime, folded = _POWERS[size]
    left, right = _digits(a, prime, len(folded)), _digits(b, prime, len(folded))
    product = [0] * len(folded)
    for digit in reversed(left):
        product = _times_x(product, prime, folded)
        product = [(x + digit * y) % prime for x, y in zip(product, right, strict=True)]
    return _number(product, prime)


def _times_x(value: Sequence[int], prime: int, folded: Sequence[int]) -> list[int]:
    """Return a value times x; what overflows is folded back."""
    shifted, over = [0, *value[:-1]], value[-1]
    return [(x + over * y) % prime for x, y in zip(shifted, folded, strict=True)]


def _minus(a: int, b: int, size: int) -> int:
    if size in _PRIMES:
        return (a - b) % size
    prime, folded = _POWERS[size]
    pairs = zip(_digits(a, prime, len(folded)), _digits(b, prime, len(folded)), strict=True)
    return _number([(x - y) % prime for x, y in pairs], prime)


def _digits(value: int, base: int, count: int) -> list[int]:
    return [value // base**place % base for place in range(count)]


def _number(digits: Sequence[int], base: int) -> int:
    return sum(digit * base**place for place, digit in enumerate(digits))
