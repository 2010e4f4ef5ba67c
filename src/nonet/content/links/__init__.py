"""Identifiers, addresses and the credit that travels with every puzzle.

The QR codes wait for their library until they are asked for: not everyone has it installed.
"""
