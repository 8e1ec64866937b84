import type { Outcome, FieldErrors } from './field-rules';
import { isLonger, LIMITS, tooLongMessage } from './field-types/rule';
import { requiredMessage } from './messages';
import {
  CONFIRM_PASSWORD_MISMATCH,
  INVALID_PASSWORD,
  isPassword,
  PASSWORD_MISMATCH,
} from './password';
import { parseRecord } from './record-rules';

/** The rules of the account calls and forms. Source: docs/contract.md, "Accounts and sessions". */
type Input = Readonly<Record<string, unknown>>;

/** The error of a required text. */
export function requiredTextError(values: Input, key: string, label: string): FieldErrors {
  const value = values[key] ?? '';
  if (typeof value !== 'string') return { [key]: `${label} must be text` };
  if (isLonger(value.trim(), LIMITS.text)) return { [key]: tooLongMessage(label, LIMITS.text) };
  return value.trim() === '' ? { [key]: requiredMessage(label) } : {};
}

/** The field names of a new password and of its repetition in a call, and the message if the two differ. */
interface NewPassword {
  readonly password: string;
  readonly repeated: string;
  readonly mismatch: string;
}

/** The errors of a new password. Source: docs/contract.md, "Accounts and sessions". */
function newPasswordErrors(values: Input, names: NewPassword): FieldErrors {
  const { password, repeated, mismatch } = names;
  const faults: FieldErrors = {
    ...requiredTextError(values, password, 'Password'),
    ...requiredTextError(values, repeated, 'Confirm Password'),
  };
  const isBad = faults[password] === undefined && !isPassword(values[password]);
  const differs = faults[repeated] === undefined && values[repeated] !== values[password];
  return {
    ...faults,
    ...(isBad && { [password]: INVALID_PASSWORD }),
    ...(differs && { [repeated]: mismatch }),
  };
}

/** The errors of a login that can be found without reading the account. */
export const loginErrors = (values: Input): FieldErrors => ({
  ...requiredTextError(values, 'userId', 'User Id'),
  ...requiredTextError(values, 'password', 'Password'),
});

/** The errors of a login with the code of a second factor. */
export const codeLoginErrors = (values: Input): FieldErrors => ({
  ...loginErrors(values),
  ...requiredTextError(values, 'code', 'Code'),
});

/** The errors of switching the second factor on or off. */
export const secondFactorErrors = (values: Input): FieldErrors => ({
  ...requiredTextError(values, 'password', 'Password'),
  ...requiredTextError(values, 'code', 'Code'),
});

/** The errors when an account changes its own password. */
export const passwordChangeErrors = (values: Input): FieldErrors => ({
  ...requiredTextError(values, 'oldPassword', 'Old Password'),
  ...newPasswordErrors(values, {
    password: 'password',
    repeated: 'password2',
    mismatch: PASSWORD_MISMATCH,
  }),
});

/** The errors when an admin changes the password of another account. */
export const passwordResetErrors = (values: Input): FieldErrors =>
  newPasswordErrors(values, {
    password: 'password',
    repeated: 'cpassword',
    mismatch: CONFIRM_PASSWORD_MISMATCH,
  });

/** Two forms have different names for the same field. Returns the name that this form uses. */
const nameIn = (values: Input, one: string, other: string): string =>
  values[other] === undefined ? one : other;

/**
 * The account of a registration, or its errors under the names that the form sent. The user type is always `visiter`.
 */
export function parseRegistration(
  values: Input,
  userStatus: string,
): Outcome<Readonly<Record<string, unknown>>> {
  const idName = nameIn(values, 'userId', 'userIdRegister');
  const password = nameIn(values, 'password', 'passwordRegister');
  const { uname, uemail, uphone2 } = values;
  const own = { uname, uemail, uphone2, userId: values[idName], userStatus, userType: 'visiter' };
  const read = parseRecord('account', own);
  const { userId, ...faults } = read.ok ? {} : read.errors;
  const errors = {
    ...faults,
    ...(userId !== undefined && { [idName]: userId }),
    ...newPasswordErrors(values, { password, repeated: 'password2', mismatch: PASSWORD_MISMATCH }),
  };
  return read.ok && Object.keys(errors).length === 0
    ? { ok: true, value: { ...read.value, password: values[password] } }
    : { ok: false, errors };
}
