/** An error in a request, and its path. */
export interface Issue {
  path: string;
  message: string;
}

/**
 * An error of the service; `code` is stable. `retryable` is true if the same request may succeed
 * later, if known after `retryAfterSeconds`.
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

/** The request is invalid; `issues` name each error. */
export class InvalidRequestError extends NonetError {}
/** The key is missing or unknown. */
export class UnauthorizedError extends NonetError {}
/** The key or its account lacks the permission, or was revoked or suspended. */
export class AccessRefusedError extends NonetError {}
/** A grid doesn't have exactly one solution; `issues` name each. */
export class NotUniqueError extends NonetError {}
/** The search for a second solution exceeded its budget. */
export class SearchLimitError extends NonetError {}
/** Printing exceeded its limit of time or memory. */
export class PrintLimitError extends NonetError {}
/** The account's request quota is exhausted. */
export class RateLimitedError extends NonetError {
  override readonly retryable: boolean = true;
}
/** The service is busy, or the requested puzzle is too rare. */
export class OverloadedError extends NonetError {
  override readonly retryable: boolean = true;
}
/** The seed led to no such puzzle within the budget; a retry gives the same result. */
export class UnmetWishError extends OverloadedError {
  override readonly retryable = false;
}
/** The service or its database failed or can't be reached. */
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
 * Make the error of a rejected request, or a general one if the service didn't send it. By default,
 * a `Retry-After` header means that a retry may succeed.
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
