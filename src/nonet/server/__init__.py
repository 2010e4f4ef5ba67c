"""The service: settings in, one ASGI application out.

`app` builds the application, and `serving` runs it on uvicorn. `api`, `mcp`, `oauth`, `portal` and
`site` are what clients see.
"""
