"""Details of audit entries, as data; the sentence that tells one is rendered last."""

from typing import Literal

from nonet.catalogue import Words

# `kind` names the message of the catalogue; the rest are its arguments.
Detail = dict[str, str | int | None]
EndedBy = Literal["code-twice", "refresh-token-twice", "program"]


def key_detail(key_id: int, name: str) -> Detail:
    """Name a key."""
    return {"kind": "key", "id": key_id, "name": name}


def ended_key_detail(key_id: int, name: str, why: EndedBy) -> Detail:
    """Name the key of a connection that ended by itself, and why it did."""
    return {"kind": "ended-key", "id": key_id, "name": name, "why": why}


def name_detail(name: str) -> Detail:
    """Tell what a passkey, or an identity's issuer, is called."""
    return {"kind": "name", "name": name}


def prose_detail(text: str) -> Detail:
    """Return the detail of an entry that was written before details were data."""
    return {"kind": "prose", "text": text} if text else {}


def render_detail(detail: Detail, words: Words) -> str:
    """Tell a detail in the language of a page; what has no value is a dash."""
    if not detail:
        return ""
    arguments = {name: "-" if value is None else value for name, value in detail.items()}
    return words(f"audit-{arguments.pop('kind')}", **arguments)
