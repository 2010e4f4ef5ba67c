"""People: their accounts, how they come in, their keys, and what they used.

What somebody does takes a `UnitOfWork` and is written down in its transaction; `People` runs it.
What is only read, or gathered for all accounts together, takes a `Connection`.
"""
