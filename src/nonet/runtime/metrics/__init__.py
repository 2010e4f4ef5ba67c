"""Metrics for Prometheus: counts and times of all processes.

Each process counts in its own files, which survive it. One process, the supervisor if there are
several, serves the sum on a separate port.
"""
