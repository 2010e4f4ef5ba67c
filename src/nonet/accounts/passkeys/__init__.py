"""Passkeys: signing in without email, so that mailboxes need no trust; and recovery codes."""
