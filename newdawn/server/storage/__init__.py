"""The stored logs of tables, in a SQLite file or in PostgreSQL. What is acknowledged is on disk.

>>> import asyncio, tempfile
>>> async def keep(folder):
...     store = await Store.open(f"sqlite:///{folder}/tables.db")
...     row = TableRow("a", "chess", "waiting", True, created_at=0, changed_at=0, version=1, due_at=None, summary={})
...     await store.create(row, [{"kind": "created"}])
...     stored = await store.load("a")
...     await store.close()
...     return stored.row.version, stored.entries
>>> with tempfile.TemporaryDirectory() as folder:
...     asyncio.run(keep(folder))
(1, [{'kind': 'created'}])
"""

from newdawn.server.storage.errors import AlreadyAnswered, Stale, StorageError
from newdawn.server.storage.notices import Notice
from newdawn.server.storage.records import Stored, TableRow
from newdawn.server.storage.store import Store

__all__ = ["AlreadyAnswered", "Notice", "Stale", "StorageError", "Store", "Stored", "TableRow"]
