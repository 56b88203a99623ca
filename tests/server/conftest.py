"""Databases for the tests of the server: `database_url` gives each test a new one, of both kinds."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgresql import CannotStart, PostgreSQL


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A running PostgreSQL; without one the test is skipped, and fails in continuous integration."""
    try:
        server = PostgreSQL()
    except CannotStart as reason:
        _do_without(str(reason))
    try:
        server.start()
    except CannotStart as reason:
        server.remove()
        _do_without(str(reason))
    yield server
    server.remove()


@pytest.fixture
def postgresql_url(postgresql: PostgreSQL) -> Iterator[str]:
    """A new database in PostgreSQL."""
    url = postgresql.fresh()
    yield url
    postgresql.drop(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A new SQLite file."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A new database of each kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))


def _do_without(reason: str) -> None:
    if os.environ.get("CI") == "true":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)
