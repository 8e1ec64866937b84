/**
 * One rule of a valid password. The forms show the rules in a live list.
 * Source: docs/contract.md, "Accounts and sessions".
 */
export interface PasswordRule {
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

const SYMBOLS = '@$!%*?&';

export const PASSWORD_RULES: readonly PasswordRule[] = [
  { label: '8 to 16 characters', isMet: ({ length }) => length >= 8 && length <= 16 },
  { label: 'An uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
  { label: 'A lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { label: 'A digit', isMet: (password) => /[0-9]/.test(password) },
  { label: `A symbol of ${SYMBOLS}`, isMet: (password) => /[@$!%*?&]/.test(password) },
  { label: 'No spaces', isMet: (password) => !/\s/.test(password) },
  {
    label: 'Not the words Password or Password123',
    isMet: (password) => !/^password(123)?$/i.test(password),
  },
];

/** Only letters, digits and the listed symbols. */
const CHARACTERS = /^[A-Za-z0-9@$!%*?&]+$/;

export const INVALID_PASSWORD = 'Invalid Password';

/** Whether a password is valid. Source: docs/contract.md, "Accounts and sessions". */
export const isPassword = (value: unknown): value is string =>
  typeof value === 'string' &&
  CHARACTERS.test(value) &&
  PASSWORD_RULES.every(({ isMet }) => isMet(value));

export const PASSWORD_MISMATCH = 'Password do not match';
export const CONFIRM_PASSWORD_MISMATCH = 'Confirm Password Do Not Match.';
