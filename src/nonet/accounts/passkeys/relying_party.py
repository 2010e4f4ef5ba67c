"""The site as a WebAuthn relying party: https://www.w3.org/TR/webauthn-3/."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ipaddress import ip_address
from urllib.parse import urlsplit

import webauthn
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from webauthn import helpers
from webauthn.helpers import structs

from nonet.accounts.passkeys.credentials import Credential
from nonet.errors import PasskeyError

MAX_ID_BYTES = 1023  # by WebAuthn, 4
LEAST_RSA_BITS = 2048


class RelyingParty:
    """Requests and verifies passkeys for one origin."""

    def __init__(self, origin: str, host: str, name: str) -> None:
        self._origin = origin
        self._host = host
        self._name = name

    @classmethod
    def of(cls, site_url: str, origin: str, name: str) -> "RelyingParty | None":
        """Return the relying party of a site; None if browsers don't support passkeys there.

        Browsers require a domain, not an IP address, and https except on localhost.
        """
        parts = urlsplit(site_url)
        host = parts.hostname or ""
        is_this_machine = host == "localhost" or host.endswith(".localhost")
        if _is_number(host) or not (parts.scheme == "https" or is_this_machine):
            return None
        return cls(origin, host, name)

    def ask_for_new(
        self, challenge: bytes, *, user: bytes, email: str, known: Sequence[bytes]
    ) -> str:
        """Return JSON options for `navigator.credentials.create`, excluding `known` passkeys."""
        options = webauthn.generate_registration_options(
            rp_id=self._host,
            rp_name=self._name,
            user_id=user,
            user_name=email,
            challenge=challenge,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=one) for one in known],
        )
        return webauthn.options_to_json(options)

    def ask_for_any(self, challenge: bytes) -> str:
        """Return JSON options for `navigator.credentials.get`, for any passkey of this site."""
        options = webauthn.generate_authentication_options(
            rp_id=self._host,
            challenge=challenge,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return webauthn.options_to_json(options)

    def verify_new(self, answer: str, challenge: bytes) -> Credential:
        """Return the passkey that a browser created.

        Raises:
            PasskeyError: it is for another site or challenge, or the user wasn't verified.
        """
        with _judging("the new passkey is invalid"):
            given = helpers.parse_registration_credential_json(answer)
            _require_own_page(given.response.client_data_json)
            made = webauthn.verify_registration_response(
                credential=given,
                expected_challenge=challenge,
                expected_rp_id=self._host,
                expected_origin=self._origin,
                require_user_verification=True,
            )
            _require_usable(made.credential_public_key)
            if len(made.credential_id) > MAX_ID_BYTES:
                raise PasskeyError("the passkey's id is too long")
        return Credential(made.credential_id, made.credential_public_key, made.sign_count)

    def verify_use(self, answer: str, challenge: bytes, passkey: Credential, *, user: bytes) -> int:
        """Verify a response of a passkey; return the device's count of its uses.

        Raises:
            PasskeyError: the response or its user handle is invalid, or the count went back, which
                means that the passkey was copied.
        """
        with _judging("the passkey's response is invalid"):
            given = helpers.parse_authentication_credential_json(answer)
            _require_own_page(given.response.client_data_json)
            if given.response.user_handle != user:
                raise PasskeyError("the passkey is of another account")
            used = webauthn.verify_authentication_response(
                credential=given,
                expected_challenge=challenge,
                expected_rp_id=self._host,
                expected_origin=self._origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            )
        return used.new_sign_count


def challenge_of(answer: str, *, is_new: bool) -> bytes:
    """Return the challenge of a browser's response, for a new or an existing passkey.

    Raises:
        PasskeyError: the response is malformed.
    """
    with _judging("malformed response"):
        if is_new:
            client_data = helpers.parse_registration_credential_json(
                answer
            ).response.client_data_json
        else:
            client_data = helpers.parse_authentication_credential_json(
                answer
            ).response.client_data_json
        return helpers.parse_client_data_json(client_data).challenge


def credential_id_of(answer: str) -> bytes:
    """Return the credential id of a browser's response.

    Raises:
        PasskeyError: the response is malformed.
    """
    with _judging("malformed response"):
        return helpers.parse_authentication_credential_json(answer).raw_id


@contextmanager
def _judging(error: str) -> Iterator[None]:
    """Turn any error into a `PasskeyError`, since every byte of the response is untrusted."""
    try:
        yield
    except PasskeyError:
        raise
    except Exception as fault:  # the libraries for JSON, CBOR and keys raise many types
        raise PasskeyError(error) from fault


def _require_own_page(client_data: bytes) -> None:
    """Reject responses from within another site's page (WebAuthn, 7.1 and 7.2)."""
    shown = json.loads(client_data)
    if shown.get("crossOrigin") or "topOrigin" in shown:
        raise PasskeyError("the response comes from within another site's page")


def _require_usable(public_key: bytes) -> None:
    """Reject keys that would fail at each use: off their curve, or for another algorithm."""
    decoded = helpers.decode_credential_public_key(public_key)
    key = helpers.decoded_public_key_to_cryptography(decoded)
    if isinstance(key, RSAPublicKey) and key.key_size < LEAST_RSA_BITS:
        raise PasskeyError(f"expected an RSA key of at least {LEAST_RSA_BITS} bits")
    try:
        helpers.verify_signature(public_key=key, signature_alg=decoded.alg, signature=b"", data=b"")
    except InvalidSignature:
        return  # as expected: an empty signature is invalid
    raise PasskeyError("the key accepts an empty signature")


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
