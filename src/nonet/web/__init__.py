"""The ways in over HTTP: one folder each, on what they share.

Start with `api`: a request comes through `api/gate.py` to one endpoint's file. `http` holds what
all of them share (bodies, credentials, refusals as responses), `contract` the wire models. `mcp`
has the tools for agents, `authorization` lets programs in without a key, `site` has the public
pages, `portal` the developers' area, `static` the scripts and styles of both. They call `content`
and `people`; none of them touches SQL or settings.
"""
