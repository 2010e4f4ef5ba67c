"""The developer area: sign-in, keys, usage, sessions, account, administration.

`routes.py` lists its pages, `services.py` what they work with. Its names are imported late, for
commands that send its emails alone.
"""
