"""People: who calls, what they may do, and the accounts and programs behind them.

Start with `accounts`: one use case per file, each a short transaction. `access` decides who is
admitted and how often, `connections` keeps the programs that were authorized without a key (OAuth
2.1), `identity` signs people in by mail, by passkey or at another provider. It may import `content`
(addresses), `database`, `foundation` and `errors`, and knows nothing of HTTP.
"""
