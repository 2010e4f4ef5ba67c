"""The tools on a user's own machine: no server, no key, no database, and files instead of links."""

from nonet.mcp_server.desk.stdio import serve_desk

__all__ = ["serve_desk"]
