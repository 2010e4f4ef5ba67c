"""Whose turn it is at what there is little of: threads, and printers."""
