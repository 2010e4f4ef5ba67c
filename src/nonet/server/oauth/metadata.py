"""OAuth metadata for discovery: RFC 9728 and RFC 8414."""

from mcp.shared.auth import OAuthMetadata, ProtectedResourceMetadata

from nonet.accounts.access.permissions import SCOPES
from nonet.puzzles.links.site import TOOLS_PATH, Site

TOKEN, REGISTRATION, REVOCATION = "/oauth/token", "/oauth/register", "/oauth/revoke"
SERVER_METADATA = "/.well-known/oauth-authorization-server"
RESOURCE_METADATA = f"/.well-known/oauth-protected-resource{TOOLS_PATH}"
_DOCUMENTATION = "/developers/docs/agents"


def describe_tools(site: Site) -> str:
    """Describe the protected resource, the MCP server, as JSON."""
    described = {
        "resource": site.tools_url,
        "authorization_servers": [site.issuer],
        "scopes_supported": list(SCOPES),
        "resource_name": site.service_name,
        "resource_documentation": f"{site.issuer}{_DOCUMENTATION}",
    }
    metadata = ProtectedResourceMetadata.model_validate(described)
    return metadata.model_dump_json(exclude_none=True)


def describe_server(site: Site) -> str:
    """Describe the authorization server, as JSON."""
    described = {
        "issuer": site.issuer,
        "authorization_endpoint": site.authorization_url,
        "token_endpoint": f"{site.issuer}{TOKEN}",
        "registration_endpoint": f"{site.issuer}{REGISTRATION}",
        "revocation_endpoint": f"{site.issuer}{REVOCATION}",
        "scopes_supported": list(SCOPES),
        "response_types_supported": ["code"],
        "response_modes_supported": ["query"],
        "grant_types_supported": ["authorization_code", "refresh_token"],
        # Clients have no secret; PKCE proves that the same client continues.
        "token_endpoint_auth_methods_supported": ["none"],
        "revocation_endpoint_auth_methods_supported": ["none"],
        "code_challenge_methods_supported": ["S256"],
        "client_id_metadata_document_supported": True,
        "authorization_response_iss_parameter_supported": True,
        "service_documentation": f"{site.issuer}{_DOCUMENTATION}",
    }
    return OAuthMetadata.model_validate(described).model_dump_json(exclude_none=True)


def resource_metadata_url(site: Site) -> str:
    """Return the URL of the protected resource metadata, for 401 challenges."""
    return f"{site.issuer}{RESOURCE_METADATA}"
