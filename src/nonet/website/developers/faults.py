"""What the developer area refuses, and the status of each refusal: one table."""

from nonet import errors
from nonet.errors import NonetError


class FormError(NonetError):
    """What came is not what the page's form sends."""

    code = "INVALID_FORM"


class CrossSiteError(NonetError):
    """Another site's page asks."""

    code = "CROSS_SITE"


class MailMissingError(NonetError):
    """No mail server is set up, and the site can be reached from elsewhere."""

    code = "MAIL_MISSING"


STATUS: dict[type[NonetError], int] = {
    FormError: 400,
    errors.EmailFormatError: 400,
    errors.KeyNameError: 400,
    CrossSiteError: 403,
    errors.AccountSuspendedError: 403,
    errors.EmailUnverifiedError: 403,
    errors.KeyNotFoundError: 404,
    errors.AccountNotFoundError: 404,
    errors.AccountExistsError: 409,
    errors.OwnAccountError: 409,
    errors.LinkExpiredError: 410,
    errors.ThrottledError: 429,
    errors.ProviderError: 502,
    errors.MailError: 503,
    errors.UnavailableError: 503,
    MailMissingError: 503,
}
