"""Numbers for Prometheus, in a registry of the house's own."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("malavita_entries", "Entries stored", registry=self.registry)
        self.messages = Counter("malavita_messages", "Messages received", ["type"], registry=self.registry)
        self.refused = Counter("malavita_refused", "Messages refused", ["code"], registry=self.registry)
        self.rebuilt = Counter("malavita_tables_rebuilt", "Tables read back", registry=self.registry)
        self.calls = Counter("malavita_calls", "People called to a table", registry=self.registry)
        self.lost = Counter("malavita_store_failures", "Commits that failed", registry=self.registry)
        self.batch = Histogram(
            "malavita_commit_size",
            "Jobs in one commit",
            registry=self.registry,
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 512),
        )
        self._counted: dict[str, dict[str, int]] = {"message": {}, "refused": {}}  # not told to Prometheus
        self.stored = 0  # entries
        self._told = 0  # of these
        self.tables = Gauge("malavita_tables_in_memory", "Tables in memory", registry=self.registry)
        self.lines = Gauge("malavita_lines", "Open sockets", registry=self.registry)

    def count(self, what: str, label: str) -> None:
        """Count a message of some type, or a refusal of some code."""
        counted = self._counted[what]
        counted[label] = counted.get(label, 0) + 1

    def committed(self, size: int, error: Exception | None) -> None:
        """One commit of the writer."""
        self.batch.observe(size)
        if error is not None:
            self.lost.inc()

    def text(self) -> bytes:
        """All numbers as Prometheus reads them."""
        counted, self._counted = self._counted, {what: {} for what in self._counted}
        self.entries.inc(self.stored - self._told)
        self._told = self.stored
        for kind, numbers in ((self.messages, counted["message"]), (self.refused, counted["refused"])):
            for label, times in numbers.items():
                kind.labels(label).inc(times)
        return generate_latest(self.registry)
