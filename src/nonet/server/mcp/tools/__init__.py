"""The tools for agents, one module per family."""

from nonet.server.mcp.tools.checking import CHECKING
from nonet.server.mcp.tools.making import EXPORT, MAKING, PACK, PUBLISHING
from nonet.server.mcp.tools.many import MANY
from nonet.server.mcp.tools.solving import SOLVING
from nonet.server.mcp.tools.variants import VARIANT_TOOLS

# The same on a server and offline.
CONTENT = (*MAKING, *CHECKING, *SOLVING, *MANY, *VARIANT_TOOLS, *PUBLISHING)
TOOLS = (*CONTENT, EXPORT, PACK)
