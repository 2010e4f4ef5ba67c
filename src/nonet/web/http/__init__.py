"""What the ways in over HTTP share: a request's headers and body, and how it is refused."""
