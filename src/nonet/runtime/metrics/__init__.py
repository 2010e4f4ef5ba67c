"""What a monitoring reads: counts and times of all processes, in the form of Prometheus.

Each process counts in files of its own, which the kernel keeps when the process dies; one of them,
the supervisor where there are several, serves the sum on a port of its own.
"""
