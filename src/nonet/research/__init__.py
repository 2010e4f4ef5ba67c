"""Corpora for research: making and verifying them from a recipe, and auditing others' corpora."""
