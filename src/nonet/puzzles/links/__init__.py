"""Identifiers, addresses and QR codes of puzzles, and the credit that accompanies each puzzle."""
