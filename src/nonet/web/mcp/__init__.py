"""The tools for agents, over HTTP and on the desk.

Start with `tools`, the table of them, then `server`, which puts tools, prompts and resources
together. `over_http` serves it behind a key, `desk` on standard input and output. Whoever needs one
does not wait for the libraries of the other.
"""

from typing import TYPE_CHECKING

from nonet.foundation.late_names import late_names

if TYPE_CHECKING:
    from nonet.web.mcp.desk.stdio import serve_desk as serve_desk
    from nonet.web.mcp.entrance import AllowList as AllowList, Challenge as Challenge
    from nonet.web.mcp.over_http import McpOverHttp as McpOverHttp, ToolServices as ToolServices

__getattr__ = late_names(
    __name__,
    {
        "serve_desk": "desk.stdio",
        "AllowList": "entrance",
        "Challenge": "entrance",
        "McpOverHttp": "over_http",
        "ToolServices": "over_http",
    },
)
