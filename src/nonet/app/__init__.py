"""The composition root: settings in, one ASGI application out.

`composition` builds the application, and `serving` runs it on uvicorn. Only this package and the
command line read `settings`.
"""
