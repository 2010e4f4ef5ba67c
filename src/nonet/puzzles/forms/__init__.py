"""The formats that puzzles are read from and written in.

`read_grids` and `read_boards` of the engine detect the format; `write_grids` writes any of `FORMS`.
"""
