/**
 * The kind of a failure: the CMS was not reached, did not respond in time, rejected the request with a status, or sent
 * an invalid response.
 */
export type ApiErrorKind = 'unreachable' | 'timeout' | 'rejected' | 'invalid';

/** The known fields of an error response; each may be missing. */
export interface ErrorBody {
  /** The error code of the API, as `errorValidation`. */
  readonly msg?: string | undefined;
  /** The errors by field name. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** A message for users. */
  readonly message?: string | undefined;
  /** Seconds until the next allowed attempt. */
  readonly retryAfter?: number | undefined;
}

/** A failed call of the API. */
export class ApiError extends Error {
  /**
   * @param call the call's name, as `PropResiSaleSearch`
   * @param status the HTTP status; null without a response
   */
  constructor(
    readonly call: string,
    readonly kind: ApiErrorKind,
    readonly status: number | null = null,
    readonly body: ErrorBody = {},
  ) {
    super(`${call} failed: ${kind}${status === null ? '' : ` with ${String(status)}`}`);
    this.name = 'ApiError';
  }
}

/** Whether the call failed because the user is not signed in. */
export const isSignInError = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401;

/** Whether the call failed because the record does not exist for this caller. */
export const isNotFound = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 404;

/**
 * @returns the result of `find`, or null if the record does not exist for this caller
 * @throws ApiError for any other failure
 */
export async function nullIfNotFound<T>(find: () => Promise<T>): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
