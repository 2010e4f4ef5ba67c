"""The tools on a user's own machine: no server, no key, no database, and files instead of links."""
