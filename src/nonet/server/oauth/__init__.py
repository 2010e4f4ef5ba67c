"""The authorization server for the tools, by OAuth 2.1: what programs ask of it by themselves.

What people see of it, the page where they let a program in, is a page of the website.
"""
