"""Structured logs: one JSON object a line. Nothing in them tells a token, a name or a word."""

import json
import logging
import sys
from datetime import UTC, datetime

LOGGER = logging.getLogger("rauswurf.server")


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON, with the facts that `note` was given."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        data: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            data["exception"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False)


def note(text: str, level: int = logging.INFO, **facts: object) -> None:
    """Write a line to the log."""
    LOGGER.log(level, text, extra={"facts": facts})


def configure(level: str) -> None:
    """Write logs to standard error as JSON lines: ours as much as is wanted, others' little.

    Drivers and servers that tell everything would tell tokens and secrets too.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("rauswurf").setLevel(level.upper())


def short(table: str) -> str:
    """Enough of a table's id to find it again, too little to watch it."""
    return table[:6]
