/**
 * The kind of a failure: the CMS was not reached, did not answer in time, rejected the request with a status, or gave
 * an invalid answer.
 */
export type ApiErrorKind = 'unreachable' | 'timeout' | 'rejected' | 'invalid';

/** The body of an error response, as far as it has one. */
export interface ErrorBody {
  /** The error code of the API, as `errorValidation`. */
  readonly msg?: string | undefined;
  /** The errors by field name. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** A message for users. */
  readonly message?: string | undefined;
  /** Seconds until the next attempt is allowed. */
  readonly retryAfter?: number | undefined;
}

/** A failed call of the API. */
export class ApiError extends Error {
  /** @param call the call's name, as `PropResiSaleSearch` @param status the HTTP status; null without an answer */
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

/** Whether the call failed because nobody is signed in. */
export const isSignInError = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401;

/** Whether the call failed because the record does not exist for this caller. */
export const isNotFound = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 404;

/** @returns what `find` returns, or null where the record does not exist for this caller. @throws ApiError for any other failure */
export async function nullIfNotFound<T>(find: () => Promise<T>): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
