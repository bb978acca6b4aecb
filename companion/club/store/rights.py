"""Who may do what with the store, held by the database itself.

Four can come: the keeper, who may do everything and whom nobody meets from outside; the door, which
looks up whose token it is; a table, which may add its own matches and nothing else; the wall, which
may read what is for everybody. On PostgreSQL these are roles, and rows are guarded by policies: a
transaction takes its role on, and says which table it is of. On SQLite, which has no roles, every
connection is made for one of them: the wall's cannot write, a table's has triggers and an
authorizer of its own.
"""

import sqlite3
from collections.abc import Callable, Iterator
from hashlib import sha256

from sqlalchemy import Connection, Table, text

from companion.club.store.schema import METADATA

TABLE, WALL, DOOR = "club_table", "club_wall", "club_door"
"""What they are called in PostgreSQL, where roles are known to the whole server."""
SETTING = "club.table"
"""Where a transaction says which table it is of."""

_OWN = f"nullif(current_setting('{SETTING}', true), '')::integer"


def wanted(table: Table) -> dict[str, str]:
    """Return what each role may do with a table of the store."""
    info = table.info
    found = {TABLE: info.get("table", "")}
    found |= {role: "SELECT" if info.get(name) else "" for role, name in _READERS.items()}
    return {role: rights for role, rights in found.items() if rights}


_READERS = {WALL: "wall", DOOR: "door"}


def owner_column(table: Table) -> str:
    """Return the column that says whose a row is."""
    return "id" if table.name == "tables" else "table_id"


# PostgreSQL.


def grant(connection: Connection) -> None:
    """Have the roles, and let each do what it may; nothing more, whatever was granted before."""
    for statement in _statements():
        connection.execute(text(statement))


def signature() -> str:
    """Return what the rights of this version sum up to, so that they are given when they change."""
    return sha256("\n".join(_statements()).encode()).hexdigest()


_KNOWN = """SELECT grantee, table_name, privilege_type FROM information_schema.role_table_grants
WHERE table_schema = current_schema()"""
_POLICIES = "SELECT policyname FROM pg_policies WHERE schemaname = current_schema()"
_MEMBER = "SELECT rolname FROM pg_roles WHERE pg_has_role(current_user, oid, 'MEMBER')"


def given(connection: Connection) -> bool:
    """Tell whether every role is there and may do what it should.

    A backup brings the store to a server that does not know the roles: there it was not given.
    """
    each = [(role, table) for table in METADATA.sorted_tables for role in wanted(table)]
    rights = {
        (role, table.name, right.strip())
        for role, table in each
        for right in wanted(table)[role].split(",")
    }
    policies = {f"{role}_{table.name}" for role, table in each}
    return (
        {TABLE, WALL, DOOR} <= {*connection.execute(text(_MEMBER)).scalars()}
        and policies <= {*connection.execute(text(_POLICIES)).scalars()}
        and rights <= {tuple(row) for row in connection.execute(text(_KNOWN))}
    )


def _statements() -> Iterator[str]:
    for role in (TABLE, WALL, DOOR):
        yield _role(role)
        yield f"GRANT {role} TO CURRENT_USER"
        usage = f"format('GRANT USAGE ON SCHEMA %I TO {role}', current_schema())"
        yield f"DO $$ BEGIN EXECUTE {usage}; END $$"
    for table in METADATA.sorted_tables:
        yield from _guarded(table)


def _role(role: str) -> str:
    return (
        f"DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '{role}') THEN "
        f"CREATE ROLE {role} NOLOGIN; END IF; "
        "EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$"
    )


def _guarded(table: Table) -> Iterator[str]:
    yield f"ALTER TABLE {table.name} ENABLE ROW LEVEL SECURITY"
    rights = wanted(table)
    for role in (TABLE, WALL, DOOR):
        policy = f"{role}_{table.name}"
        yield f"REVOKE ALL ON {table.name} FROM {role}"
        yield f"DROP POLICY IF EXISTS {policy} ON {table.name}"
        if role in rights:
            yield f"GRANT {rights[role]} ON {table.name} TO {role}"
            yield f"CREATE POLICY {policy} ON {table.name} {_rule(table, role)}"


def _rule(table: Table, role: str) -> str:
    if role != TABLE or table.info.get("shared"):
        return f"FOR SELECT TO {role} USING (true)"
    own = f"{owner_column(table)} = {_OWN}"
    return f"TO {role} USING ({own}) WITH CHECK ({own})"


def take_role(connection: Connection, role: str, table_id: int | None = None) -> None:
    """Be this role until the transaction ends, and have it durable when that is committed."""
    connection.execute(
        text(
            "SELECT set_config('role', :role, true), set_config(:setting, :table, true), "
            "set_config('synchronous_commit', 'on', true)"
        ),
        {"role": role, "setting": SETTING, "table": "" if table_id is None else str(table_id)},
    )


# SQLite.


def bind(raw: sqlite3.Connection, role: str, whose: Callable[[], int | None]) -> None:
    """Have a connection do what a role may, and nothing else; `whose` says of which table it is."""
    if role == TABLE:
        raw.create_function("club_table", 0, whose)
        for statement in _triggers():
            raw.execute(statement)
    if role == WALL:
        raw.execute("PRAGMA query_only = ON")
    raw.set_authorizer(_authorizer(role))


_VERBS = ("INSERT", "UPDATE", "DELETE")


def _triggers() -> Iterator[str]:
    """Refuse every row that is another's, before it is written."""
    for table in METADATA.sorted_tables:
        for verb in _VERBS:
            if verb in wanted(table).get(TABLE, ""):
                yield _trigger(table, verb)


def _trigger(table: Table, verb: str) -> str:
    column = owner_column(table)
    sides = {"INSERT": ["NEW"], "DELETE": ["OLD"], "UPDATE": ["OLD", "NEW"]}[verb]
    foreign = " OR ".join(f"{side}.{column} IS NOT club_table()" for side in sides)
    return (
        f"CREATE TEMP TRIGGER own_{verb.lower()}_{table.name} BEFORE {verb} ON main.{table.name} "
        f"WHEN {foreign} BEGIN SELECT RAISE(ABORT, 'the row of another table'); END"
    )


_WRITES = {
    sqlite3.SQLITE_INSERT: "INSERT",
    sqlite3.SQLITE_UPDATE: "UPDATE",
    sqlite3.SQLITE_DELETE: "DELETE",
    sqlite3.SQLITE_READ: "SELECT",
}
_HARMLESS = {
    sqlite3.SQLITE_SELECT,
    sqlite3.SQLITE_FUNCTION,
    sqlite3.SQLITE_TRANSACTION,
    sqlite3.SQLITE_SAVEPOINT,
    sqlite3.SQLITE_RECURSIVE,
}

Authorizer = Callable[[int, str | None, str | None, str | None, str | None], int]


def _authorizer(role: str) -> Authorizer:
    rights = {table.name: wanted(table).get(role, "") for table in METADATA.sorted_tables}

    def allowed(action: int, one: str | None, *rest: str | None) -> int:
        if action in _WRITES:
            fine = _WRITES[action] in rights.get(str(one), "")
            return sqlite3.SQLITE_OK if fine else sqlite3.SQLITE_DENY
        return sqlite3.SQLITE_OK if action in _HARMLESS else sqlite3.SQLITE_DENY

    return allowed
