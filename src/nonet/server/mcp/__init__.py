"""The MCP server: tools, prompts and resources for agents.

`tools` lists the tools, and `server` puts everything together. `over_http` serves it behind a
key, `over_stdio` on standard input and output.
"""
