"""The tools for agents, one module per family."""
