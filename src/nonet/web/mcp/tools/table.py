"""The table of tools, one file per family: for each what a model reads, and its use case's row.

What a model reads stands here, in English, and not in the catalogue: it answers in the language of
whoever asks, and another wording may make it act otherwise.
"""

from nonet.web.mcp.tools.checking import CHECKING
from nonet.web.mcp.tools.making import MAKING
from nonet.web.mcp.tools.many import MANY
from nonet.web.mcp.tools.publishing import EXPORT, PACK, PUBLISHING
from nonet.web.mcp.tools.solving import SOLVING

# The same on a server and on the desk.
CONTENT = (*MAKING, *CHECKING, *SOLVING, *MANY, *PUBLISHING)
TOOLS = (*CONTENT, EXPORT, PACK)
