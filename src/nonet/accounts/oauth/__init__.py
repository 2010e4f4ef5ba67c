"""Programs that people let in without a key: OAuth 2.1's clients, codes and tokens.

A person's connection to a program is a key that nobody holds (`accounts/api_keys.py`).
"""
