"""Numbers about a server for those who run it, in the form that Prometheus reads."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """All that is counted; every server has its own, so that two in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.events = self._counter("events", "Events that were stored", "kind")
        self.refused = self._counter("refused", "Requests over sockets that were refused")
        self.dropped = self._counter("dropped_clients", "Clients that did not keep up")
        self.bot_moves = self._counter("bot_decisions", "Decisions that bots made")
        self.requests = self._counter("http_requests", "Requests over HTTP", "route", "status")
        self.unstored = self._counter("events_refused", "Events that could not be stored")
        self.waiting = self._gauge("events_waiting", "Events that are not stored yet")
        self.answers = self._gauge("database_up", "Does the database answer? 1 or 0")
        self.free = self._gauge("disk_free_bytes", "Free bytes where an SQLite file lies, else -1")
        self.sockets = self._gauge("sockets", "Sockets that are open")
        self.tables = self._gauge("live_tables", "Tables in memory")
        self.stored = self._histogram("store_seconds", "Time to store events, a batch at a time")
        self.batch = self._histogram(
            "store_batch", "Events stored together", (1, 2, 5, 10, 20, 50, 100, 200)
        )

    def text(self) -> bytes:
        """All numbers now."""
        return generate_latest(self.registry)

    def timed(self, events: int, seconds: float) -> None:
        """So many events were stored together in so many seconds."""
        self.stored.observe(seconds)
        self.batch.observe(events)

    def note_health(self, answers: bool, free: int | None, waiting: int) -> None:
        """How the server is now."""
        self.answers.set(answers)
        self.free.set(-1 if free is None else free)
        self.waiting.set(waiting)

    def _counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(f"rauswurf_{name}", told, labels, registry=self.registry)

    def _gauge(self, name: str, told: str) -> Gauge:
        return Gauge(f"rauswurf_{name}", told, registry=self.registry)

    def _histogram(self, name: str, told: str, buckets: tuple[float, ...] = QUICK) -> Histogram:
        return Histogram(f"rauswurf_{name}", told, buckets=buckets, registry=self.registry)
