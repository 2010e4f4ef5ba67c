"""The JSON API below `/api/v1`: one file per resource, and the gate before them all."""

from nonet.api.application import build_api
from nonet.api.direct import Direct
from nonet.api.openapi import describe_api
from nonet.api.services import ApiServices

__all__ = ["ApiServices", "Direct", "build_api", "describe_api"]
