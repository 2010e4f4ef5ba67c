"""OAuth 2.1: clients, codes and tokens of programs that people connect.

Connections are stored as keys without a holder (`accounts/api_keys.py`).
"""
