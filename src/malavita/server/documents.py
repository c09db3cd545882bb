"""Documents of the wire, made from its types: OpenAPI for HTTP, AsyncAPI for the socket, TypeScript for the page."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from .. import __version__
from . import wire
from .wire.common import CODE

REF = "#/components/schemas/{name}"


def _schemas(types: list[Any]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    found, parts = msgspec.json.schema_components(types, ref_template=REF)
    return list(found), parts


@cache
def openapi() -> dict[str, Any]:
    """The OpenAPI document."""
    from .http.routes import ROUTES

    types = [wire.Fault, *(route.gives for route in ROUTES), *(route.takes for route in ROUTES if route.takes)]
    found, parts = _schemas(types)
    gives = dict(zip(ROUTES, found[1 : 1 + len(ROUTES)], strict=True))
    takes = dict(zip([route for route in ROUTES if route.takes], found[1 + len(ROUTES) :], strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(
            route, gives[route], takes.get(route), found[0]
        )
    secret = {
        "cookie": {"type": "apiKey", "in": "cookie", "name": "malavita"},
        "token": {"type": "http", "scheme": "bearer"},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Malavita", "version": __version__},
        "paths": paths,
        "components": {"schemas": parts, "securitySchemes": secret},
    }


def _operation(route: Any, gives: Any, takes: Any, fault: Any) -> dict[str, Any]:
    refused = {"description": "refused", "content": {"application/json": {"schema": fault}}}
    answer = {"description": "done", "content": {route.media: {"schema": gives}}}
    found: dict[str, Any] = {
        "summary": (route.handler.__doc__ or "").strip().splitlines()[0],
        "operationId": f"{route.handler.__module__.rsplit('.', 1)[-1]}_{route.handler.__name__}",
        "parameters": _parameters(route),
        "responses": {str(route.status): answer, "4XX": refused, "5XX": refused},
    }
    if not route.open:
        found["security"] = [{"cookie": []}, {"token": []}]
    if takes is not None:
        media = "text/plain" if route.takes is str else "application/json"
        found["requestBody"] = {"required": route.path != "/x", "content": {media: {"schema": takes}}}
    return found


QUERY: dict[str, dict[str, Any]] = {
    "seat": {"type": "integer", "minimum": 0, "maximum": 5},
    "version": {"type": "integer", "minimum": 0, "maximum": 2**31},
    "first": {"type": "integer", "minimum": 0, "maximum": 999_999},
    "count": {"type": "integer", "minimum": 0, "maximum": 100},
    "words": {"type": "string", "enum": ["0", "1"]},
    "maybe": {"type": "string", "enum": ["0", "1"]},
    "everywhere": {"type": "string", "enum": ["0", "1"]},
    "brief": {"type": "string", "enum": ["0", "1"]},
    "language": {"type": "string", "enum": ["en", "it", "fr"]},
    "as": {"type": "string", "pattern": "^(public|all|[0-5])$"},
}


def _parameters(route: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [{"name": name, "in": "query", "schema": QUERY[name]} for name in route.query]
    if "{code}" in route.path:
        schema = {"type": "string", "pattern": CODE}
        found.append({"name": "code", "in": "path", "required": True, "schema": schema})
    return found


@cache
def asyncapi() -> dict[str, Any]:
    """The AsyncAPI document."""
    sent, heard = _members(wire.Inbound), _members(wire.Outbound)
    found, parts = _schemas([*sent, *heard])
    names = [kind.__name__ for kind in [*sent, *heard]]
    keys = [f"{'in' if n < len(sent) else 'out'}{name}" for n, name in enumerate(names)]
    messages = {
        key: {"name": name, "summary": (kind.__doc__ or "").strip().splitlines()[0], "payload": schema}
        for key, name, kind, schema in zip(keys, names, [*sent, *heard], found, strict=True)
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Malavita: the table", "version": __version__},
        "channels": {
            "table": {"address": "/ws", "messages": {key: {"$ref": f"#/components/messages/{key}"} for key in keys}}
        },
        "operations": {
            "receive": _side("receive", [key for key in keys if key.startswith("in")]),
            "send": _side("send", [key for key in keys if key.startswith("out")]),
        },
        "components": {"messages": messages, "schemas": parts},
    }


def _side(action: str, keys: list[str]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{key}"} for key in keys],
    }


def _members(union: Any) -> list[Any]:
    return list(union.__args__)
