"""Requests, responses and credentials, shared by the API, the MCP server and all pages.

`model` and `reading` convert JSON to Pydantic models, also for the offline MCP server.
"""
