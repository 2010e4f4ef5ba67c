"""Who somebody is: sign-in at another provider (OpenID Connect), passkeys (WebAuthn), emails.

Commands about people know what is kept of them, and need not wait for the libraries that go there.
"""
