/** Why a call failed: the CMS was not reached, did not answer in time, refused with a status, or answered what is no answer. */
export type ApiErrorKind = 'unreachable' | 'timeout' | 'rejected' | 'invalid';

/** What a body says, as far as it says anything. */
export interface ErrorBody {
  /** The contract's word for it, as `errorValidation`. */
  readonly msg?: string | undefined;
  /** What is wrong with what was sent, by the names that were sent. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** A sentence for a person. */
  readonly message?: string | undefined;
  /** Seconds until another try is taken. */
  readonly retryAfter?: number | undefined;
}

/** A call of the contract that came to nothing. */
export class ApiError extends Error {
  /**
   * @param call the call's name, as `PropResiSaleSearch`
   * @param status the HTTP status; null where no answer came
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

/** Whether the call failed because nobody is signed in, or not any more. */
export const isSignInError = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401;

/** Whether the call failed because there is no such record, or not for this caller. */
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
