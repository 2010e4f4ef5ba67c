"""Corpora for research: made from a recipe, proved again, and those of others audited."""
