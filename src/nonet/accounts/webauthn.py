"""The site as the party that passkeys are for: https://www.w3.org/TR/webauthn-3/."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ipaddress import ip_address
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    decode_credential_public_key,
    decoded_public_key_to_cryptography,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
    verify_signature,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from nonet.accounts.passkey import Credential
from nonet.errors import PasskeyError

MAX_ID_BYTES = 1023  # by WebAuthn, 4
LEAST_RSA_BITS = 2048


class RelyingParty:
    """Asks for passkeys, and verifies them, as one origin."""

    def __init__(self, origin: str, host: str, name: str) -> None:
        self._origin = origin
        self._host = host
        self._name = name

    @classmethod
    def of(cls, site_url: str, origin: str, name: str) -> "RelyingParty | None":
        """Return the party of a site; None where browsers make no passkeys.

        They want a name, not a number, and https, but for the machine itself.
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
        """Return what `navigator.credentials.create` wants, as JSON; `known` are not made again."""
        options = generate_registration_options(
            rp_id=self._host,
            rp_name=self._name,
            user_id=user,
            user_name=email,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one) for one in known],
        )
        return options_to_json(options)

    def ask_for_any(self, challenge: bytes) -> str:
        """Return what `navigator.credentials.get` wants, as JSON: any passkey for this site."""
        options = generate_authentication_options(
            rp_id=self._host,
            challenge=challenge,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json(options)

    def verify_new(self, answer: str, challenge: bytes) -> Credential:
        """Return the passkey that a browser made.

        Raises:
            PasskeyError: it was made for another site or challenge, or its person was not verified.
        """
        with _judging("the new passkey does not hold"):
            given = parse_registration_credential_json(answer)
            _require_own_page(given.response.client_data_json)
            made = verify_registration_response(
                credential=given,
                expected_challenge=challenge,
                expected_rp_id=self._host,
                expected_origin=self._origin,
                require_user_verification=True,
            )
            _require_usable(made.credential_public_key)
            if len(made.credential_id) > MAX_ID_BYTES:
                raise PasskeyError("the passkey's name is too long")
        return Credential(made.credential_id, made.credential_public_key, made.sign_count)

    def verify_use(self, answer: str, challenge: bytes, passkey: Credential, *, user: bytes) -> int:
        """Return how often a passkey's device says it was used, if the answer is by that passkey.

        Raises:
            PasskeyError: it is not, or the device calls its `user` by another name, or it is a
                copy: the device's count went back.
        """
        with _judging("the passkey does not hold"):
            given = parse_authentication_credential_json(answer)
            _require_own_page(given.response.client_data_json)
            if given.response.user_handle != user:
                raise PasskeyError("the passkey is of another account")
            used = verify_authentication_response(
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
    """Return the challenge that a browser's answer is to, of a passkey that is new or used.

    Raises:
        PasskeyError: it is no answer.
    """
    with _judging("no answer of a browser"):
        if is_new:
            client_data = parse_registration_credential_json(answer).response.client_data_json
        else:
            client_data = parse_authentication_credential_json(answer).response.client_data_json
        return parse_client_data_json(client_data).challenge


def credential_id_of(answer: str) -> bytes:
    """Return which passkey answers.

    Raises:
        PasskeyError: it is no answer.
    """
    with _judging("no answer of a browser"):
        return parse_authentication_credential_json(answer).raw_id


@contextmanager
def _judging(error: str) -> Iterator[None]:
    """Refuse an answer, whatever is raised at it: a stranger wrote every byte of it."""
    try:
        yield
    except PasskeyError:
        raise
    except Exception as fault:  # the libraries for JSON, CBOR and keys raise what they like
        raise PasskeyError(error) from fault


def _require_own_page(client_data: bytes) -> None:
    """Refuse what was asked for within a page of another site (WebAuthn, 7.1 and 7.2)."""
    shown = json.loads(client_data)
    if shown.get("crossOrigin") or "topOrigin" in shown:
        raise PasskeyError("the browser answered within another site's page")


def _require_usable(public_key: bytes) -> None:
    """Refuse a key that would fail at each use: one off its curve, or by another algorithm."""
    decoded = decode_credential_public_key(public_key)
    key = decoded_public_key_to_cryptography(decoded)
    if isinstance(key, RSAPublicKey) and key.key_size < LEAST_RSA_BITS:
        raise PasskeyError(f"expected an RSA key of at least {LEAST_RSA_BITS} bits")
    try:
        verify_signature(public_key=key, signature_alg=decoded.alg, signature=b"", data=b"")
    except InvalidSignature:
        return  # as it ought to be: no signature is none of this key's
    raise PasskeyError("the key takes nothing for a signature")


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
