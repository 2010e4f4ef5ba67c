"""What the process imports that workers are forked from."""

import gc

import nonet.app.worker  # noqa: F401

# Else each worker's garbage collector would write to the shared pages, and so copy them.
gc.freeze()
