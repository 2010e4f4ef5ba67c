"""The headers that every answer carries, whatever way in it comes from."""

Header = tuple[bytes, bytes]

# A browser takes an answer for what it says it is.
NOSNIFF: Header = (b"x-content-type-options", b"nosniff")
# For a year a browser asks this host by https alone, even where a link says http. Other hosts of
# the same domain are not ours to decide about.
HTTPS_ALONE: Header = (b"strict-transport-security", b"max-age=31536000")


def site_headers(site_url: str) -> tuple[Header, ...]:
    """Return the headers for the site of an address."""
    return (NOSNIFF, HTTPS_ALONE) if site_url.startswith("https://") else (NOSNIFF,)
