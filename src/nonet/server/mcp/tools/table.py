"""The table of tools, one file per family: for each what a model reads, and its use case's row.

What a model reads stands here, in English, and not in the catalogue: it answers in the language of
whoever asks, and another wording may make it act otherwise.
"""

from nonet.server.mcp.tools.checking import CHECKING
from nonet.server.mcp.tools.making import MAKING
from nonet.server.mcp.tools.many import MANY
from nonet.server.mcp.tools.publishing import EXPORT, PACK, PUBLISHING
from nonet.server.mcp.tools.solving import SOLVING

# The same on a server and offline.
CONTENT = (*MAKING, *CHECKING, *SOLVING, *MANY, *PUBLISHING)
TOOLS = (*CONTENT, EXPORT, PACK)
