/** Why a call failed: the CMS was not reached, did not answer in time, or refused with a status. */
export type ApiFault = 'unreachable' | 'late' | 'refused';

/** A call of the contract that came to nothing. */
export class ApiError extends Error {
  /**
   * @param call the call's name, as `PropResiSaleSearch`
   * @param status the HTTP status; null where no answer came
   */
  constructor(
    readonly call: string,
    readonly fault: ApiFault,
    readonly status: number | null = null,
  ) {
    super(`${call} failed: ${fault}${status === null ? '' : ` with ${String(status)}`}`);
    this.name = 'ApiError';
  }
}

/** A failure as a page says it. */
export interface FailureWords {
  readonly title: string;
  readonly text: string;
  /** What the reader may do about it. */
  readonly hint: string;
}

const HINTS: Readonly<Record<ApiFault, string>> = {
  unreachable: 'Check your internet connection, then press Retry.',
  late: 'The answer took too long. Press Retry.',
  refused: 'Wait a moment, then press Retry.',
};

/** @param error what was thrown: an ApiError, or what a browser throws when a part of the app does not load */
export function failureWords(error: unknown): FailureWords {
  const isApi = error instanceof ApiError;
  return {
    title: 'Oops',
    text: `Something went wrong.Please Try Again${isApi ? `_${error.call}` : ''}`,
    hint: HINTS[isApi ? error.fault : 'unreachable'],
  };
}
