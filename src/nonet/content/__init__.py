"""Content: puzzles, and what is made of them; it never needs people, so it works offline.

Start with `puzzles`: one use case per file, from a request's plain values to a result. `worksheets`
prints puzzles as PDF, `lessons` has a real position for each technique, `explanations` makes
messages of what the engine finds, `forms` writes puzzles as files of other programs, `links` makes
identifiers and addresses, `notebook` draws results in Jupyter. All of it may import `engine`,
`foundation` and `errors`; neither `database` nor `people`.
"""
