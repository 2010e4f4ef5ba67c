"""Accounts and what belongs to them: sign-in, keys, quota, OAuth connections, mail and audit log.

A change takes a `UnitOfWork`, whose transaction also writes the audit log; `People` runs it. Plain
reads and statistics take a `Connection`.
"""
