"""Write the types of the server's protocol for TypeScript: ``make types``."""

import json
from pathlib import Path
from typing import Any

from rauswurf.server.protocol import VERSION
from rauswurf.server.protocol.schema import UNIONS, Schema, components, names_in

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"

HEAD = f"""\
// What the server and the page say to each other. Made by `make types`: do not edit.

export const VERSION = {VERSION}
"""

PRIMITIVES = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def document() -> str:
    """The whole file."""
    found = components()
    parts = [HEAD, *(declaration(name, found[name]) for name in sorted(found))]
    parts += [
        f"export type {name} = {' | '.join(names_in(union))}\n" for name, union in UNIONS.items()
    ]
    return "\n".join(parts)


def declaration(name: str, schema: Schema) -> str:
    """The declaration of one type."""
    told = " ".join(schema.get("description", "").replace("``", "`").split())
    comment = f"/** {told} */\n" if told else ""
    if schema.get("type") != "object":
        return f"{comment}export type {name} = {written(schema)}\n"
    lines = [property_line(key, value, schema) for key, value in schema["properties"].items()]
    return f"{comment}export interface {name} {{\n{''.join(lines)}}}\n"


def property_line(key: str, value: Schema, owner: Schema) -> str:
    """One property; what the server fills in itself may be left out."""
    optional = "" if key in owner.get("required", []) else "?"
    return f"  {key}{optional}: {written(value)}\n"


def written(schema: Schema) -> str:
    """A schema as a TypeScript expression."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind: Any = schema.get("type")
    if kind == "array":
        return array(schema)
    if kind == "object":
        return f"Record<string, {written(schema.get('additionalProperties', {}))}>"
    return PRIMITIVES.get(kind, "unknown")


def array(schema: Schema) -> str:
    """A list, or a tuple of a fixed length."""
    if "prefixItems" in schema:
        return f"[{', '.join(written(one) for one in schema['prefixItems'])}]"
    inner = written(schema["items"])
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(document(), encoding="utf-8")
