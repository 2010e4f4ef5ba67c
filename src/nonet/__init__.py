"""Nonet: verified Sudoku as an API, a website, a command line and a library."""
