"""Requests, responses and credentials: what the API, the MCP server and all pages share.

`model` and `reading` turn JSON into Pydantic models; the offline MCP server uses these, too.
"""
