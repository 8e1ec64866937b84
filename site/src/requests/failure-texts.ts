/**
 * The general text of a failure, and the hint for a missing connection. Source: docs/contract.md, "Modals and messages"
 */
export const FAILURE = { title: 'Oops', text: 'Something went wrong.Please Try Again' } as const;
export const UNREACHABLE_HINT = 'Check your internet connection, then press Retry.';
