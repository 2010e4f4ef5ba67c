"""The tools for agents, over HTTP and on the desk.

Start with `tools`, the table of them, then `server`, which puts tools, prompts and resources
together. `over_http` serves it behind a key, `desk` on standard input and output. Whoever needs one
does not wait for the libraries of the other.
"""
