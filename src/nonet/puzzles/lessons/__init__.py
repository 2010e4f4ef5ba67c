"""A lesson on every technique, as data for pages and as files."""
