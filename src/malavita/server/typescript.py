"""TypeScript types of the wire, from the same schema as the documents."""

from __future__ import annotations

from typing import Any

import msgspec

from . import wire

HEAD = "// Made from src/malavita/server/wire by `malavita wire`; do not edit.\n"


def typescript() -> str:
    """The whole file."""
    kinds = [getattr(wire, name) for name in wire.__all__ if isinstance(getattr(wire, name), type)]
    _, parts = msgspec.json.schema_components(kinds, ref_template="{name}")
    blocks = [_interface(name, schema) for name, schema in sorted(parts.items())]
    for name in ("Inbound", "Outbound"):
        members = " | ".join(kind.__name__ for kind in getattr(wire, name).__args__)
        blocks.append(f"export type {name} = {members};\n")
    return HEAD + "\n" + "\n".join(blocks)


def _interface(name: str, schema: dict[str, Any]) -> str:
    lines = [f"/** {_first_line(schema)} */"] if schema.get("description") else []
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", []))
    sent = _always_sent(name)
    for key, field in schema.get("properties", {}).items():
        mark = "" if key in required or key == "type" or sent else "?"
        note = f"  /** {field['description']} */\n" if "description" in field and "$ref" not in field else ""
        lines.append(f"{note}  {key}{mark}: {_type(field)};")
    lines.append("}\n")
    return "\n".join(lines)


def _always_sent(name: str) -> bool:
    """What the server sends has every field; what it reads may leave fields out."""
    inbound = {kind.__name__ for kind in wire.Inbound.__args__}
    wishes = {"NewGuest", "MeChange", "Carry", "SeatWish", "NewTable", "Sit", "Stand", "Start", "Pace"}
    return name not in inbound | wishes


def _first_line(schema: dict[str, Any]) -> str:
    return str(schema["description"]).strip().splitlines()[0]


SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def _type(field: dict[str, Any]) -> str:
    if "$ref" in field:
        return str(field["$ref"])
    if "anyOf" in field:
        return " | ".join(dict.fromkeys(_type(part) for part in field["anyOf"]))
    if "enum" in field or "const" in field:
        return " | ".join(f'"{value}"' for value in field.get("enum", [field.get("const")]))
    if field.get("type") == "array":
        return f"Array<{_type(field.get('items', {}))}>"
    if field.get("type") == "object":
        return f"Record<string, {_type(field.get('additionalProperties') or {})}>"
    return SIMPLE.get(str(field.get("type")), "unknown")
