"""The tools that are the same on a server and on the desk."""

from nonet.mcp_server.tool import Tool
from nonet.mcp_server.tools.analyze import analyze_tool
from nonet.mcp_server.tools.check import check_tool
from nonet.mcp_server.tools.custom import custom_tool
from nonet.mcp_server.tools.explain import explain_tool
from nonet.mcp_server.tools.generate import generate_tool
from nonet.mcp_server.tools.grade import grade_tool, rate_tool
from nonet.mcp_server.tools.hint import hint_tool
from nonet.mcp_server.tools.importing import import_tool
from nonet.mcp_server.tools.publish import publish_tool
from nonet.mcp_server.tools.validate import validate_tool
from nonet.mcp_server.workshop import Workshop


def content_tools(workshop: Workshop) -> list[Tool[object]]:
    """Build all but the exports."""
    return [
        generate_tool(workshop),
        custom_tool(workshop),
        import_tool(workshop),
        check_tool(workshop),
        analyze_tool(workshop),
        validate_tool(workshop),
        hint_tool(workshop),
        explain_tool(workshop),
        grade_tool(workshop),
        rate_tool(workshop),
        publish_tool(workshop),
    ]
