"""The MCP server: tools, prompts and resources for agents.

`tools.table` lists the tools, and `server` puts everything together. `over_http` serves it behind a
key, `local` on standard input and output.
"""
