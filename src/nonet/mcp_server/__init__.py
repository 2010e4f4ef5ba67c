"""The tool interface for agents: one file per tool, over HTTP and over standard input.

Nothing is imported here: the desk is to start without what serves over HTTP, which is most.
"""
