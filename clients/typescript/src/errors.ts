/** One thing that is wrong with a request. */
export interface Issue {
  path: string;
  message: string;
}

/**
 * A refusal; `code` is stable. `retryAfterSeconds` tells when it is worth another try, if known.
 * `retryable` tells whether the same request may be met later; what is not valid never is.
 */
export class NonetError extends Error {
  readonly retryable: boolean = false;
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;

  constructor(
    message: string,
    readonly code: string = "",
    readonly status: number = 0,
    readonly issues: readonly Issue[] = [],
    headers?: Headers,
  ) {
    const told = code ? `${code}: ${message}` : message;
    super([told, ...issues.map((issue) => `${issue.path || "the body"}: ${issue.message}`)].join("\n- "));
    this.name = new.target.name;
    const wait = headers?.get("retry-after") ?? "";
    this.retryAfterSeconds = /^\d+$/.test(wait) ? Number(wait) : undefined;
    this.requestId = headers?.get("x-request-id") ?? undefined;
  }
}

/** The request is not valid; `issues` say where. */
export class InvalidRequestError extends NonetError {}
/** No key was sent, or not a good one. */
export class UnauthorizedError extends NonetError {}
/** The key or its account may not do this, or not any more. */
export class AccessRefusedError extends NonetError {}
/** A grid does not have exactly one solution; `issues` name each. */
export class NotUniqueError extends NonetError {}
/** A grid exhausts the search for a second solution. */
export class SearchLimitError extends NonetError {}
/** A sheet takes more time or memory to print than it may. */
export class PrintLimitError extends NonetError {}
/** The account's requests are spent. */
export class RateLimitedError extends NonetError {
  override readonly retryable: boolean = true;
}
/** The service is busy, or what was wished is too rare. */
export class OverloadedError extends NonetError {
  override readonly retryable: boolean = true;
}
/** The budget did not suffice for a wish with a seed, of which the same comes each time. */
export class UnmetWishError extends OverloadedError {
  override readonly retryable = false;
}
/** The service, or its database, cannot be reached, or failed. */
export class UnavailableError extends NonetError {
  override readonly retryable = true;
}

const CLASSES: Readonly<Record<string, typeof NonetError>> = {
  INVALID_REQUEST: InvalidRequestError,
  BODY_TOO_LARGE: InvalidRequestError,
  UNSUPPORTED_MEDIA_TYPE: InvalidRequestError,
  UNAUTHORIZED: UnauthorizedError,
  INVALID_GRANT: UnauthorizedError,
  KEY_REVOKED: AccessRefusedError,
  KEY_EXPIRED: AccessRefusedError,
  KEY_SCOPE: AccessRefusedError,
  KEY_ADDRESS: AccessRefusedError,
  ACCOUNT_SUSPENDED: AccessRefusedError,
  GRANT_EXPIRED: AccessRefusedError,
  GRANT_MISMATCH: AccessRefusedError,
  NOT_UNIQUE: NotUniqueError,
  PRINT_LIMIT: PrintLimitError,
  SEARCH_LIMIT: SearchLimitError,
  RATE_LIMITED: RateLimitedError,
  OVERLOADED: OverloadedError,
  GENERATION_LIMIT: OverloadedError,
  INTERNAL_ERROR: UnavailableError,
  UNAVAILABLE: UnavailableError,
};

/**
 * Make the error of a refused request; what is no refusal of the service is told as such.
 * Whether a wish may still be met, the `Retry-After` tells where no one else does.
 */
export async function errorOf(
  response: Response,
  mayBeMet: boolean = response.headers.has("retry-after"),
): Promise<NonetError> {
  const body: unknown = await response.json().catch(() => undefined);
  const detail = (body as { error?: { code: string; message: string; issues?: Issue[] } } | undefined)
    ?.error;
  if (detail === undefined) {
    const told = `the service answered ${response.status}`;
    return new UnavailableError(told, "", response.status, [], response.headers);
  }
  const isUnmet = detail.code === "GENERATION_LIMIT" && !mayBeMet;
  const kind = isUnmet ? UnmetWishError : (CLASSES[detail.code] ?? NonetError);
  return new kind(detail.message, detail.code, response.status, detail.issues, response.headers);
}
