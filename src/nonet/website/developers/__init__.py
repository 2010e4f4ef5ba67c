"""The developer area: sign-in, keys, usage, sessions, account, administration."""

from nonet.website.developers.routes import developer_routes
from nonet.website.developers.services import DeveloperServices, Limits

__all__ = ["DeveloperServices", "Limits", "developer_routes"]
