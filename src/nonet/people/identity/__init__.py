"""Identity: sign-in at another provider (OpenID Connect), passkeys (WebAuthn) and emails."""
