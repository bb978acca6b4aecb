"""Small ways to break a module: each is one edit of its text, as a person might make by mistake.

What only describes is left alone: docstrings, annotations, messages. So is what cannot be told by
any test because it means the same.
"""

import ast
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

_SWAPS: dict[type[ast.AST], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "+",
}
_FOR_READERS = {"repr", "strict"}
"""Arguments that are there for whoever looks for a mistake, as assertions are."""


@dataclass(frozen=True, slots=True)
class Edit:
    """One mutation: these bytes of the source become those."""

    start: int
    end: int
    text: bytes
    line: int
    what: str
    lines: range
    """The lines of its statement, without those that stand inside of it: who runs one, meets it."""
    inside: str
    """The function or class around it; empty: the module itself."""
    statement: str
    """The first line of its statement."""

    def applied(self, source: bytes) -> bytes:
        """Return the mutated source."""
        return source[: self.start] + self.text + source[self.end :]


def _header(statement: ast.stmt) -> range:
    """Return the lines of a statement as far as the first that stands inside of it."""
    body = getattr(statement, "body", None)
    last = max(statement.lineno, body[0].lineno - 1) if body else statement.end_lineno
    assert last is not None
    return range(statement.lineno, last + 1)


def _here(choice: ast.If) -> list[ast.stmt]:
    """Return what may run on this system: one branch alone where its name decides."""
    match choice.test:
        case ast.Compare(
            left=ast.Attribute(value=ast.Name(id="sys"), attr="platform"),
            ops=[ast.Eq()],
            comparators=[ast.Constant(value=str() as system)],
        ):
            return choice.body if sys.platform == system else choice.orelse
    return [*choice.body, *choice.orelse]


def _long_ago(value: ast.expr, targets: Sequence[ast.expr]) -> bool:
    """Tell whether a moment begins as one before all others: a microsecond later is one, too."""
    names = [target.attr for target in targets if isinstance(target, ast.Attribute)]
    moment = len(names) == len(targets) and all(name.endswith("_us") for name in names)
    return moment and isinstance(value, ast.Constant) and value.value == 0


class _Finder(ast.NodeVisitor):
    """Gathers every edit of a module, in the order of its text."""

    def __init__(self, source: bytes) -> None:
        self._source = source
        self._texts = source.splitlines(keepends=True)
        self._starts = [0, *accumulate(map(len, self._texts))]
        self._lines = range(0)
        self._around: list[str] = []
        self.found: list[Edit] = []

    def visit(self, node: ast.AST) -> None:
        """Look at a node, and remember in which statement it stands."""
        around = self._lines
        if isinstance(node, ast.stmt):
            self._lines = _header(node)
        super().visit(node)
        self._lines = around

    def _note(self, start: int, end: int, text: bytes, line: int, what: str) -> None:
        statement = self._texts[self._lines.start - 1].decode().strip()
        inside = ".".join(self._around)
        self.found.append(Edit(start, end, text, line, what, self._lines, inside, statement))

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        return start, self._starts[node.end_lineno - 1] + node.end_col_offset

    def _text(self, node: ast.expr | ast.stmt) -> bytes:
        start, end = self._span(node)
        return self._source[start:end]

    def _become(self, node: ast.expr | ast.stmt, text: bytes, what: str = "") -> None:
        start, end = self._span(node)
        old = b" ".join(self._source[start:end].split()).decode()
        told = what or f"{old}  ->  {b' '.join(text.split()).decode()}"
        self._note(start, end, text, node.lineno, told)

    def _dropped(self, node: ast.stmt) -> None:
        old = b" ".join(self._text(node).split()).decode()
        self._become(node, b"pass", f"dropped: {old}")

    def visit_Expr(self, node: ast.Expr) -> None:
        """Leave a call out; a text by itself is a docstring."""
        if isinstance(node.value, ast.Constant):
            return
        if not isinstance(node.value, ast.Yield | ast.YieldFrom):
            self._dropped(node)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Leave out what changes something that outlives the function."""
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self._dropped(node)
        if not _long_ago(node.value, node.targets):
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """Leave a change out."""
        self._dropped(node)
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Look at the value only: the annotation says nothing when the program runs."""
        if node.value is not None and not _long_ago(node.value, [node.target]):
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Let a mistake pass; what its message says is not looked at."""
        self._dropped(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Leave assertions alone: they are for readers and type checkers."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Leave messages alone."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Look at defaults and the body, not at annotations and decorators."""
        self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        """Look at the same."""
        self._function(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        self._body(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Look at the body only: how a class is made is no decision."""
        self._body(node)

    def _body(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        self._around.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self._around.pop()

    def visit_If(self, node: ast.If) -> None:
        """Turn a decision around; leave alone what is for another system, where it is not run."""
        self._turned(node.test)
        self.visit(node.test)
        for statement in _here(node):
            self.visit(statement)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Turn a decision around."""
        self._turned(node.test)
        self.generic_visit(node)

    def _turned(self, test: ast.expr) -> None:
        if isinstance(test, ast.Compare):
            return
        self._become(test, b"(not (" + self._text(test) + b"))")

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """Leave one of several conditions out."""
        join = b" and " if isinstance(node.op, ast.And) else b" or "
        for left_out in node.values:
            rest = [b"(" + self._text(one) + b")" for one in node.values if one is not left_out]
            what = b" ".join(self._text(left_out).split()).decode()
            self._become(node, b"(" + join.join(rest) + b")", f"condition left out: {what}")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        """Move a border by one, or turn a comparison around."""
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            self._swapped(left, operator, right)
            left = right
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Exchange an operation; the text of `%` is a message."""
        message = isinstance(node.left, ast.Constant) and isinstance(node.left.value, str | bytes)
        if not message:
            self._swapped(node.left, node.op, node.right)
        self.generic_visit(node)

    def _swapped(self, left: ast.expr, operator: ast.AST, right: ast.expr) -> None:
        swap = _SWAPS.get(type(operator))
        if swap is None:
            return
        start, end = self._span(left)[1], self._span(right)[0]
        between = self._source[start:end]
        if b"\n" in between or b"(" in between or b")" in between:
            return
        whole = b" ".join(self._source[self._span(left)[0] : self._span(right)[1]].split())
        told = f"{whole.decode()}  ->  {swap}"
        self._note(start, end, f" {swap} ".encode(), left.lineno, told)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Change a number by one, and a yes to a no; leave texts alone."""
        if isinstance(node.value, bool):
            self._become(node, str(not node.value).encode())
        elif isinstance(node.value, int | float):
            self._become(node, f"{node.value + 1!r}".encode())

    def visit_Call(self, node: ast.Call) -> None:
        """Leave out an argument that is given by its name."""
        for argument in node.keywords:
            start, end = self._span(argument.value)
            if argument.arg is not None and argument.arg not in _FOR_READERS:
                start -= len(argument.arg) + 1
                self._left_out(node, argument.arg, start, end)
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        """Leave alone what is for readers."""
        if node.arg not in _FOR_READERS:
            self.generic_visit(node)

    def _left_out(self, node: ast.Call, name: str, start: int, end: int) -> None:
        if self._source[end : end + 2] == b", ":
            end += 2
        told = f"{name}= left out: {b' '.join(self._text(node).split()).decode()}"
        self._note(start, end, b"", node.lineno, told)


def wanted(source: bytes) -> list[Edit]:
    """List every way to break a module; some of them would leave no program."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    return finder.found


def edits(source: bytes) -> Iterator[Edit]:
    """Yield every way to break a module that still leaves it a program."""
    spans = [(*span, ast.dump(ast.parse(source[slice(*span)]))) for span in _pieces(source)]
    for edit in wanted(source):
        start, end, sound = next(span for span in spans if span[0] <= edit.start < span[1])
        try:
            length = end + len(edit.text) - (edit.end - edit.start)
            broken = ast.dump(ast.parse(edit.applied(source)[start:length]))
        except SyntaxError:
            continue
        if broken != sound:
            yield edit


def _pieces(source: bytes) -> list[tuple[int, int]]:
    """Return where each statement of a module begins and ends: to read one again is quick."""
    starts = [0, *accumulate(map(len, source.splitlines(keepends=True)))]
    return [(starts[s.lineno - 1], starts[s.end_lineno or 0]) for s in ast.parse(source).body]
