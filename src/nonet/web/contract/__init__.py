"""The words of version 1: requests, responses and refusals as they go over the wire.

One file per resource, each with its models and the functions from a result to a response.
"""
