"""What the server counts and measures, for Prometheus at `/metrics`.

With several server processes, whoever is asked answers for all of them: the processes keep their figures in files of
one folder, which `PROMETHEUS_MULTIPROC_DIR` names before this module is imported.
"""

import os
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, exposition, multiprocess
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

# A move is acknowledged in milliseconds; people notice from 0.1 s on. A sync to disk takes 0.1 ms to some 100 ms.
_ANSWER_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_COMMIT_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_THINKING_BUCKETS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0)
_GROUP_BUCKETS = (1, 2, 3, 5, 8, 13, 21, 34, 55, 89)

registry = CollectorRegistry()

commands = Counter(
    "newdawn_commands",
    "Commands answered, by kind (move, undo, sit, …) and outcome (done, again, refused, failed).",
    ("kind", "outcome"),
    registry=registry,
)
command_seconds = Histogram(
    "newdawn_command_seconds",
    "From the arrival of a command to its answer, the commit included.",
    buckets=_ANSWER_BUCKETS,
    registry=registry,
)
sockets = Gauge("newdawn_sockets", "Websockets that are open.", registry=registry, multiprocess_mode="livesum")
live_tables = Gauge("newdawn_live_tables", "Tables in memory.", registry=registry, multiprocess_mode="livesum")
updates = Counter("newdawn_updates", "Updates put into mailboxes of clients.", registry=registry)
resyncs = Counter(
    "newdawn_resyncs", "Clients that were too slow for their updates and got a full view instead.", registry=registry
)
bot_seconds = Histogram(
    "newdawn_bot_seconds",
    "How long turns of bots took: for a decision, the time in which its bot may think, however long it did.",
    buckets=_THINKING_BUCKETS,
    registry=registry,
)
bot_faults = Counter("newdawn_bot_faults", "Bots that crashed, hung or chose an illegal move.", registry=registry)
commit_seconds = Histogram(
    "newdawn_commit_seconds",
    "How long the database took to commit a group of changes.",
    buckets=_COMMIT_BUCKETS,
    registry=registry,
)
commits = Counter("newdawn_commits", "Groups of changes committed.", registry=registry)
group_size = Histogram(
    "newdawn_group_size", "Changes committed together in one group.", buckets=_GROUP_BUCKETS, registry=registry
)
storage_errors = Counter("newdawn_storage_errors", "Changes that the database did not take.", registry=registry)
limited = Counter(
    "newdawn_limited", "Requests and messages turned away, by the limit that they met.", ("limit",), registry=registry
)


def page() -> tuple[bytes, str]:
    """Return all figures as Prometheus reads them, and the content type.

    >>> body, kind = page()
    >>> b"newdawn_sockets 0.0" in body, kind.partition(";")[0]
    (True, 'text/plain')
    """
    return exposition.generate_latest(_figures()), exposition.CONTENT_TYPE_LATEST


def forget(process: int) -> None:
    """Take the open sockets and live tables of a server process that has died out of the sums."""
    if _shared_folder() is not None:
        multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]


def _shared_folder() -> str | None:
    return os.environ.get("PROMETHEUS_MULTIPROC_DIR")


def _figures() -> CollectorRegistry:
    folder = _shared_folder()
    if folder is None:
        return registry
    shared = CollectorRegistry()
    multiprocess.MultiProcessCollector(shared, folder)  # type: ignore[no-untyped-call]
    shared.register(_ThisProcess())
    return shared


class _ThisProcess(Collector):
    """Memory, processor time and open files of the process that answers, labelled with its number."""

    def collect(self) -> Iterator[Metric]:
        process = str(os.getpid())
        for metric in ProcessCollector(registry=None).collect():
            metric.samples = [sample._replace(labels={**sample.labels, "pid": process}) for sample in metric.samples]
            yield metric


registry.register(_ThisProcess())
