"""The developer area: sign-in, keys, usage, sessions, account, administration.

`routes` lists its pages.
"""
