"""What the ways in over HTTP share: a request's headers and body, and how it is refused.

`GateHeaders`, `read_json` and `read_form` take a request in; `refuse` answers one that is refused.
"""
