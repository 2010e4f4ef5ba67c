"""The table of tools, from one module per family.

Their descriptions are in English here and not in the catalogue: models answer in the user's
language anyway, and another wording can change their behaviour.
"""

from nonet.server.mcp.tools.checking import CHECKING
from nonet.server.mcp.tools.making import MAKING
from nonet.server.mcp.tools.many import MANY
from nonet.server.mcp.tools.publishing import EXPORT, PACK, PUBLISHING
from nonet.server.mcp.tools.solving import SOLVING

# The same on a server and offline.
CONTENT = (*MAKING, *CHECKING, *SOLVING, *MANY, *PUBLISHING)
TOOLS = (*CONTENT, EXPORT, PACK)
