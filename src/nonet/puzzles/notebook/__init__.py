"""Notebook output for results: pictures of grids, steps, paths and grades."""
