"""What a refused program is told of how to be let in: RFC 6750 and RFC 9728."""

from dataclasses import dataclass

# All that the tools do.
ASKED_SCOPE = "content publish"
# Where the exchange finds what a token that reaches too little has to be told.
NEEDED_SCOPE = "nonet.needed_scope"


@dataclass(frozen=True, slots=True)
class Challenge:
    """The `WWW-Authenticate` header; `metadata_url` says whom to ask for a token."""

    metadata_url: str

    def for_token(self, token: str) -> str:
        """Return it for a request without a good credential."""
        error = 'error="invalid_token", ' if token else ""
        return f'Bearer {error}resource_metadata="{self.metadata_url}", scope="{ASKED_SCOPE}"'

    def for_scope(self, scope: str) -> str:
        """Return it for a token that reaches too little."""
        return (
            f'Bearer error="insufficient_scope", scope="{scope}", '
            f'resource_metadata="{self.metadata_url}"'
        )
