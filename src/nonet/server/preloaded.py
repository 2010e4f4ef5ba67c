"""Imports for the process from which workers are forked."""

import gc

import nonet.server.worker  # noqa: F401

# Else each worker's garbage collector would write to the shared pages, and so copy them.
gc.freeze()
