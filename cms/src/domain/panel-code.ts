/** The header of the panel's logins with the code of a second factor. */
export const CODE_HEADER = 'X-Second-Factor-Code';

/** The messages for a panel login with a correct password, but without a valid code. */
export const CODE_REFUSALS = {
  errorNoCode: 'This account has a second factor. Log in again and enter its code',
  errorCode: 'Code Incorrect, or already used',
} as const;

export type CodeRefusal = keyof typeof CODE_REFUSALS;
