"""Breaks functions of a program that already runs: they get the code of a broken module.

A child of a process that has imported everything is ready at once. What was run when modules were
imported cannot be broken afterwards: `footprints.py` knows it.
"""

import gc
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import TypeAlias

Named: TypeAlias = dict[str, list[CodeType]]
"""The code of each name, in the order of the text: a getter and its setter have the same."""


class NotExchangeableError(Exception):
    """The broken module has other functions than the one that runs."""


def functions_of(files: Iterable[Path]) -> dict[Path, list[FunctionType]]:
    """Return the functions that live in this process, by the file that they come from."""
    found: dict[Path, list[FunctionType]] = {file: [] for file in files}
    names = {str(file): functions for file, functions in found.items()}
    for thing in _objects():
        if type(thing) is FunctionType and thing.__code__.co_filename in names:
            names[thing.__code__.co_filename].append(thing)
    return found


def _objects() -> list[object]:
    """Return whatever lives here, also what the collector of garbage was told to leave alone."""
    frozen = gc.get_freeze_count()
    gc.unfreeze()
    every = gc.get_objects()
    if frozen:
        gc.freeze()
    return every


def exchange(functions: Iterable[FunctionType], file: Path, sound: bytes, broken: bytes) -> None:
    """Let functions run what they would if their module were broken, or raise if they cannot."""
    before, after = _named(sound, file), _named(broken, file)
    same = True
    for function in functions:
        code = function.__code__
        old, new = before[code.co_qualname], after[code.co_qualname]
        if len(old) != len(new) or code not in old:
            raise NotExchangeableError(code.co_qualname)
        try:
            function.__code__ = new[old.index(code)]
        except ValueError as error:
            raise NotExchangeableError(str(error)) from None
        same = same and function.__code__ == code
    if same:
        raise NotExchangeableError("no function that runs is broken by it")


def _named(source: bytes, file: Path) -> Named:
    named: Named = defaultdict(list)
    for code in _inside(compile(source, str(file), "exec", dont_inherit=True)):
        named[code.co_qualname].append(code)
    return named


def _inside(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _inside(constant)
