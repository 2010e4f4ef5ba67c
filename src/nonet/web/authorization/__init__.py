"""The authorization server for the tools, by OAuth 2.1: what programs ask of it by themselves.

What people see of it, the page where they let a program in, is a page of the website.
"""

from nonet.web.authorization.metadata import resource_metadata_url
from nonet.web.authorization.routes import AuthorizationServices, authorization_routes

__all__ = ["AuthorizationServices", "authorization_routes", "resource_metadata_url"]
