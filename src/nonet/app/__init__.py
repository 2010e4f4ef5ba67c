"""The composition root: settings in, one ASGI application out.

Start with `composition`, which puts all parts together. Only this package and the command line read
`settings`. `serving` runs the application on uvicorn; `envelope` gives each request its id, a line
in the log and its headers; `routing` has probes too. Commands import the parts that they need:
making all of the service takes half a second.
"""
