"""Values as plain JSON and back, with who refers to whom kept: how a match stands, on paper.

Every object becomes a row, its class and its fields, and refers only to rows before it. Reading
makes objects of the classes that were named beforehand and of no others, runs none of their code,
and holds every field against its declared type: what was not written here cannot be read.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from math import isfinite
from types import NoneType, UnionType
from typing import (
    Any,
    Generic,
    Literal,
    Protocol,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

Rows = list[Any]
"""The names of the classes that occur, and then a row for each object; the last is the whole."""

MAX_DEPTH = 60
"""No match holds things within things deeper than this."""

_PLAIN = (object, Generic, Protocol)
_ATOMS = (int, str, bool, NoneType, float)
_THERE = "there"
"""Stands for something that is not written down, as whoever reads has it already."""
_HOLDERS: dict[str, type] = {
    holder.__name__: holder for holder in (list, tuple, set, frozenset, dict, range)
}


class UnfitError(Exception):
    """Something that cannot be written as rows, or rows that cannot be read."""


class Alphabet:
    """The classes that may occur, each with its fields; every other one is unfit."""

    def __init__(self, classes: Iterable[type]) -> None:
        given = {*classes}
        known = [cls for cls in given if _is_enum(cls) or _is_record(cls, given)]
        self._named = {**_HOLDERS, **{_title(cls): cls for cls in known}}
        self._names = {cls: name for name, cls in self._named.items()}

    def write(self, whole: Any, there: Sequence[Any] = ()) -> Rows:
        """Return the rows of a value; UnfitError if something in it has no class of ours.

        What is `there` is only referred to, by its place: whoever reads brings the same.
        """
        return _Writing(self._names, there).all_of(whole)

    def read(self, rows: Any, there: Sequence[Any] = ()) -> Any:
        """Return the value of rows; UnfitError if they are none, whatever they are."""
        try:
            used, *table = rows
            makers = {_THERE: lambda parts: there[_at(_only(parts), there)]}
            reading = _Reading([makers.get(name) or _maker(self._named[name]) for name in used])
            for row in table:
                reading.take(*row)
            return reading.made[-1]
        except (LookupError, TypeError, ValueError) as error:
            raise UnfitError(f"no rows: {type(error).__name__}: {error}") from None


class _Writing:
    """One value on its way to rows."""

    def __init__(self, names: Mapping[type, str], there: Sequence[Any]) -> None:
        self._names = names
        self._there = {id(each): place for place, each in enumerate(there)}
        self._used: dict[str, int] = {}
        self._rows: list[list[Any]] = []
        self._at: dict[int, int] = {}
        self._open: set[int] = set()

    def all_of(self, whole: Any) -> Rows:
        try:
            self._cell(whole)
        except RecursionError:
            raise UnfitError("nested far too deep") from None
        return [[*self._used], *self._rows]

    def _cell(self, value: Any) -> Any:
        """Return a plain value as it is, and for anything else where its row is."""
        if type(value) in _ATOMS:
            if type(value) is float and not isfinite(value):
                raise UnfitError(f"{value} is no number that JSON knows")
            return value
        known = id(value)
        if known not in self._at:
            if known in self._open:
                raise UnfitError(f"a {type(value).__name__} that holds itself")
            self._open.add(known)
            row = self._row(value)
            self._at[known] = len(self._rows)
            self._rows.append(row)
        return [self._at[known]]

    def _row(self, value: Any) -> list[Any]:
        if id(value) in self._there:
            return [self._which(_THERE), self._there[id(value)]]
        name = self._names.get(type(value))
        if name is None:
            raise UnfitError(f"{type(value).__qualname__} is not kept")
        return [self._which(name), *(self._cell(part) for part in _parts(value))]

    def _which(self, name: str) -> int:
        return self._used.setdefault(name, len(self._used))


def _parts(value: Any) -> Sequence[Any]:
    """Return what an object is made of; sets in an order that does not depend on the run."""
    match value:
        case dict():
            return [part for pair in value.items() for part in pair]
        case set() | frozenset():
            return sorted(value, key=repr)
        case range():
            return (value.start, value.stop, value.step)
        case Enum():
            return (value.name,)
        case list() | tuple():
            return value
    cls: type = type(value)
    if not is_dataclass(cls) and getattr(value, "__dict__", None):
        raise UnfitError(f"{cls.__qualname__} does not say what it holds")
    return [getattr(value, name) for name in _names(cls)]


class _Reading:
    """Rows on their way to values."""

    def __init__(self, makers: "Sequence[Maker]") -> None:
        self._makers = makers
        self.made: list[Any] = []
        self._depths: list[int] = []

    def take(self, which: Any, *cells: Any) -> None:
        """Make the object of one more row."""
        refs = [self._place(cell) for cell in cells if type(cell) is list]
        depth = 1 + max((self._depths[at] for at in refs), default=0)
        if depth > MAX_DEPTH:
            raise ValueError("nested far too deep")
        make = self._makers[_at(which, self._makers)]
        self.made.append(make([self._value(cell) for cell in cells]))
        self._depths.append(depth)

    def _place(self, cell: list[Any]) -> int:
        (at,) = cell
        return _at(at, self.made)

    def _value(self, cell: Any) -> Any:
        if type(cell) is list:
            return self.made[cell[0]]
        if type(cell) not in _ATOMS:
            raise ValueError(f"a {type(cell).__name__} in a row")
        return cell


def _at(at: Any, among: Sequence[Any]) -> int:
    if type(at) is not int or not 0 <= at < len(among):
        raise ValueError(f"{at!r} is not the place of anything before it")
    return at


Maker = Callable[[list[Any]], Any]


@cache
def _maker(cls: type) -> Maker:
    """Return what makes an object of its parts."""
    if cls is dict:
        return _dict
    if cls is range:
        return lambda parts: range(*parts)
    if cls in _HOLDERS.values():
        return cls
    if _is_enum(cls):
        return lambda parts: cls[_only(parts)]  # type: ignore[index]
    names, hints = _names(cls), _hints(cls)

    def checked(parts: list[Any]) -> list[Any]:
        for name, part in zip(names, parts, strict=True):
            if name in hints and not fits(part, hints[name]):
                raise ValueError(f"{cls.__qualname__}.{name}")
        return parts

    if issubclass(cls, tuple):
        return lambda parts: tuple.__new__(cls, checked(parts))
    return lambda parts: _filled(cls, names, checked(parts))


def _dict(parts: list[Any]) -> dict[Any, Any]:
    return dict(zip(parts[::2], parts[1::2], strict=True))


def _only(parts: list[Any]) -> Any:
    (part,) = parts
    return part


def _filled(cls: type, names: Sequence[str], parts: Sequence[Any]) -> Any:
    made: Any = object.__new__(cls)
    for name, part in zip(names, parts, strict=True):
        object.__setattr__(made, name, part)
    return made


def _title(cls: type) -> str:
    return f"{cls.__module__}:{cls.__qualname__}"


def _is_enum(cls: type) -> bool:
    return issubclass(cls, Enum)


def _is_record(cls: type, known: Collection[type]) -> bool:
    """Tell whether a class is made of nothing but known ones: then its fields are all it holds."""
    if issubclass(cls, tuple):
        return hasattr(cls, "_fields")
    return all(base in known or base in _PLAIN for base in cls.__mro__)


@cache
def _names(cls: type) -> tuple[str, ...]:
    """Name the fields of a class."""
    if is_dataclass(cls):
        return tuple(field.name for field in fields(cls))
    if issubclass(cls, tuple):
        return tuple(cls._fields)  # type: ignore[attr-defined]
    slots = (vars(base).get("__slots__", ()) for base in reversed(cls.__mro__))
    return tuple(name for each in slots for name in ((each,) if isinstance(each, str) else each))


@cache
def _hints(cls: type) -> dict[str, Any]:
    """Return what a class declares of its fields, as far as that can be found out."""
    try:
        return get_type_hints(cls)
    except (NameError, TypeError):
        return {}


def fits(value: Any, hint: Any) -> bool:
    """Tell whether a value is what was declared; what cannot be held against it fits."""
    if hint is None or hint in _ATOMS:
        return type(value) is (NoneType if hint is None else hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in args)
    if origin is Literal:
        return any(type(value) is type(one) and value == one for one in args)
    if isinstance(hint, TypeVar) or not isinstance(origin or hint, type):
        return True
    try:
        held = isinstance(value, origin or hint)
    except TypeError:  # A protocol that only a type checker knows.
        return True
    return held and (not args or _holds(value, args))


def _holds(value: Any, args: tuple[Any, ...]) -> bool:
    """Tell whether everything in a holder is what was declared."""
    if isinstance(value, Mapping):
        return all(fits(key, args[0]) and fits(each, args[1]) for key, each in value.items())
    if isinstance(value, tuple) and args[-1] is not Ellipsis:
        each = zip(value, args, strict=False)
        return len(value) == len(args) and all(fits(part, one) for part, one in each)
    if isinstance(value, list | tuple | set | frozenset):
        return all(fits(part, args[0]) for part in value)
    return True
