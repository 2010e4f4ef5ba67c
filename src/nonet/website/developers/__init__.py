"""The developer area: sign-in, keys, usage, sessions, account, administration."""

from nonet.website.developers.routes import developer_routes
from nonet.website.developers.services import AreaLimits, DeveloperServices

__all__ = ["AreaLimits", "DeveloperServices", "developer_routes"]
