"""The tool interface for agents: one file per tool, over HTTP and over standard input."""

from nonet.mcp_server.challenge import Challenge
from nonet.mcp_server.entrance import AllowList
from nonet.mcp_server.over_http import McpOverHttp, ToolServices
from nonet.mcp_server.workshop import Workshop

__all__ = ["AllowList", "Challenge", "McpOverHttp", "ToolServices", "Workshop"]
