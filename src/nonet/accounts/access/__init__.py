"""Admission: keys, permissions, quota, throttles and grants."""
