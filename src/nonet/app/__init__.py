"""The composition root: settings in, one ASGI application out.

Commands import the parts that they need: making all of the service takes half a second.
"""
