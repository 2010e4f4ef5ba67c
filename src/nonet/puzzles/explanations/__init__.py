"""Explanations of steps, boards and analyses. Rows and columns count from 1."""
