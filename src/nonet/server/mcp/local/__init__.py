"""The MCP server on a user's own machine: stdio, no key, no database, files instead of links."""
