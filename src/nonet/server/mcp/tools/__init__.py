"""The tools for agents, one file per family."""
