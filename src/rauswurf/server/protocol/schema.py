"""The protocol as JSON Schema: what OpenAPI and the types for TypeScript are made from."""

from typing import Any, Union

import msgspec

from rauswurf.messages import Message
from rauswurf.server.protocol import coach, http, lab
from rauswurf.server.protocol.events import TableEvent
from rauswurf.server.protocol.socket import ClientMessage, Said, ServerMessage
from rauswurf.server.protocol.tables import AskAnybody, Choice, Found, NewTable
from rauswurf.table.nichtlustig.view import CardsView
from rauswurf.table.race.view import RaceView

REFERENCE = "#/components/schemas/{name}"

# Unions that clients know by a name.
UNIONS: dict[str, Any] = {
    "TableEvent": TableEvent,
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "View": Union[RaceView, CardsView],  # noqa: UP007  only a list of its members
}

ROOTS: tuple[Any, ...] = (
    *(member for union in UNIONS.values() for member in union.__args__),
    NewTable,
    http.Problem,
    http.Games,
    http.Scenes,
    http.AskBoard,
    http.BoardInfo,
    http.Opened,
    AskAnybody,
    Found,
    http.Join,
    http.Seated,
    http.Tables,
    http.AskRematch,
    http.AskDelete,
    http.Deleted,
    http.AskUnname,
    http.AskShare,
    http.HomeInfo,
    http.Replay,
    http.Verdict,
    http.AskPosition,
    http.PositionInfo,
    http.Embedded,
    http.Threats,
    coach.PositionAdvice,
    coach.AskWhy,
    coach.Reasons,
    coach.AccountInfo,
    lab.Studies,
    lab.AskExperiment,
    lab.ExperimentInfo,
)

Schema = dict[str, Any]

# What clients say: there, whatever is as usual may be left out.
CHOSEN = {kind.__name__ for kind in (*Choice.__subclasses__(), *Said.__subclasses__())}

VALUE: Schema = {
    "anyOf": [
        {"type": "string"},
        {"type": "number"},
        {"$ref": REFERENCE.format(name="Message")},
        {"type": "array", "items": {"$ref": REFERENCE.format(name="Value")}},
    ]
}


def components() -> dict[str, Schema]:
    """The schema of everything that is said, by name."""
    _, found = msgspec.json.schema_components(ROOTS, ref_template=REFERENCE)
    found = dict(found)
    for name, schema in found.items():
        if name not in CHOSEN and "properties" in schema:
            schema["required"] = list(schema["properties"])  # the server leaves nothing out
    told = found[Message.__name__]
    values = {"type": "object", "additionalProperties": {"$ref": REFERENCE.format(name="Value")}}
    told["properties"]["values"] = values
    return {**found, "Value": VALUE}


def names_in(union: Any) -> list[str]:
    """The names of the members of a union."""
    return [member.__name__ for member in union.__args__]
