/** What every failure says of itself, and where there is no connection. Source: the seeds' error catalogue. */
export const FAILURE = { title: 'Oops', text: 'Something went wrong.Please Try Again' } as const;
export const UNREACHABLE_HINT = 'Check your internet connection, then press Retry.';
