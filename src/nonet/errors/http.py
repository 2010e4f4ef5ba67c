"""What the ways in over HTTP refuse of themselves."""

from nonet.errors.root import NonetError


class PathNotFoundError(NonetError):
    """Nothing is served under the path."""

    code = "NOT_FOUND"


class MethodNotAllowedError(NonetError):
    """The path does not serve the method."""

    code = "METHOD_NOT_ALLOWED"


class ForeignHostError(NonetError):
    """The request names a host that is not this service's."""

    code = "HOST_NOT_ALLOWED"


class ForeignOriginError(NonetError):
    """The request comes from a page of an origin that is not allowed."""

    code = "ORIGIN_NOT_ALLOWED"


class UnsupportedMediaTypeError(NonetError):
    """The body is not announced as plain JSON."""

    code = "UNSUPPORTED_MEDIA_TYPE"


class BodyTooLargeError(NonetError):
    """The body has more bytes than are read."""

    code = "BODY_TOO_LARGE"


class RequestTimeoutError(NonetError):
    """A request did not come to its end in time."""

    code = "REQUEST_TIMEOUT"


class UriTooLongError(NonetError):
    """The target of a request has more bytes than are read."""

    code = "URI_TOO_LONG"


class HeadersTooLargeError(NonetError):
    """The head of a request has more bytes or fields than are read."""

    code = "HEADERS_TOO_LARGE"


class FormError(NonetError):
    """What came is not what a page's form sends; `field` names the one that is wrong, if one is.

    A number is expected from `least` to `most`; `most` alone is how many a field has room for.
    """

    code = "INVALID_FORM"

    def __init__(
        self, reason: str, *, field: str = "", least: int | None = None, most: int | None = None
    ) -> None:
        self.field = field
        self.least = least
        self.most = most
        super().__init__(reason)


class CrossSiteError(NonetError):
    """Another site's page asks."""

    code = "CROSS_SITE"
