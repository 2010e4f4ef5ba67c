"""Identifiers, addresses, QR codes, and the credit that travels with every puzzle."""
