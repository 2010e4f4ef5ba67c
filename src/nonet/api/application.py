"""The API as one application, to be mounted at `/api/v1`."""

import re
from typing import cast

from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute
from pydantic.alias_generators import to_camel
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nonet.api.analyze import add_analyze
from nonet.api.batch import add_batches
from nonet.api.check import add_check
from nonet.api.download import add_download
from nonet.api.explain import add_explain
from nonet.api.export import add_exports
from nonet.api.gate import Gate
from nonet.api.generate import add_generate
from nonet.api.grade import add_grade
from nonet.api.hint import add_hint
from nonet.api.openapi import add_openapi
from nonet.api.publish import add_publish
from nonet.api.rate import add_rate
from nonet.api.retiring import tell_of_retirement
from nonet.api.route import LateRoute
from nonet.api.services import ApiServices
from nonet.api.sheets import add_sheets
from nonet.api.validate import add_validate
from nonet.door.errors import MethodNotAllowedError, PathNotFoundError
from nonet.door.refusal import internal_error, refuse


def build_api(services: ApiServices) -> FastAPI:
    """Build the API; it serves no pages and redirects nothing."""
    api = FastAPI(
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=_operation_id,
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    api.add_exception_handler(HTTPException, _refuse_route)
    api.add_exception_handler(Exception, _fail)
    router: APIRouter = api.router
    gate = Gate(services.doorkeeper)
    # It is only made and kept there.
    router.route_class = cast("type[APIRoute]", gate.route_class())
    add_check(router, services)
    add_analyze(router, services)
    add_hint(router, services)
    add_validate(router, services)
    add_generate(router, services)
    add_publish(router, services)
    add_exports(router, services)
    add_download(router, services, gate)
    add_grade(router, services)
    add_rate(router, services)
    add_explain(router, services)
    add_batches(router, services)
    add_sheets(router, services)
    add_openapi(api, services)
    for route in router.routes:
        if isinstance(route, LateRoute):
            tell_of_retirement(route, services.site)
    _match_to_the_very_end(router)
    return api


def _operation_id(route: APIRoute) -> str:
    """Name an operation as clients that are made from the document are to call it."""
    return to_camel(route.name)


def _match_to_the_very_end(router: APIRouter) -> None:
    """Let no path pass with a line break after it: `$`, which Starlette uses, overlooks one."""
    for route in router.routes:
        if isinstance(route, Route):
            route.path_regex = re.compile(route.path_regex.pattern.removesuffix("$") + r"\Z")


async def _refuse_route(_request: Request, fault: Exception) -> Response:
    """Answer for the router, which refuses paths and methods."""
    headers = getattr(fault, "headers", None) or {}
    if "Allow" not in headers:
        return refuse(PathNotFoundError("Nothing is served under this path."))
    allow = ", ".join(sorted(method.strip() for method in headers["Allow"].split(",")))
    response = refuse(MethodNotAllowedError(f"This path serves {allow}."))
    response.headers["Allow"] = allow
    return response


async def _fail(_request: Request, _fault: Exception) -> Response:
    return internal_error()
