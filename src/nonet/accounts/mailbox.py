"""Which addresses are one mailbox: what its owner may put in at will does not count."""

_DOTS_DO_NOT_COUNT = frozenset({"gmail.com", "googlemail.com"})


def mailbox_of(email: str) -> str:
    """Return the mailbox of an address, without its plus part and dots that are ignored."""
    local, _, domain = email.rpartition("@")
    plain = local.partition("+")[0] or local
    if domain in _DOTS_DO_NOT_COUNT:
        plain, domain = plain.replace(".", "") or plain, "gmail.com"
    return f"{plain}@{domain}"
