"""The JSON API below `/api/v1`: the gate before every row of the table in `web/contract`."""

from nonet.web.api.application import Api
from nonet.web.api.base_url import WrongBaseUrls
from nonet.web.api.gate import ApiServices
from nonet.web.api.openapi import describe_api

__all__ = ["Api", "ApiServices", "WrongBaseUrls", "describe_api"]
