import { errors } from '@strapi/utils';
import { MESSAGES } from '../domain';
import type { FieldErrors } from '../domain';

/** An error response of a call. Source: docs/contract.md, "Errors". */
export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>> | string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(typeof body === 'string' ? body : String(body.msg));
  }
}

export const invalid = (errors: FieldErrors): CallError =>
  new CallError(400, { msg: MESSAGES.errorValidation, errors });

export const notSignedIn = (): CallError => new CallError(401, MESSAGES.logIn);

export const forbidden = (): CallError =>
  new CallError(403, { msg: MESSAGES.errorForbidden, message: MESSAGES.notAllowed });

/** @param seconds the wait until the next try */
export const tooMany = (seconds: number, message: string = MESSAGES.tooMany): CallError =>
  new CallError(429, { msg: MESSAGES.errorTooMany, message }, { 'Retry-After': String(seconds) });

/** The server cannot process the request now. @param seconds the wait until the next try */
export const busy = (seconds: number, message: string = MESSAGES.busy): CallError =>
  new CallError(503, { msg: MESSAGES.errorBusy, message }, { 'Retry-After': String(seconds) });

export const notFound = (): CallError => new CallError(404, { msg: MESSAGES.errorNotFound });

export const tooLarge = (message: string): CallError =>
  new CallError(413, { msg: MESSAGES.errorTooLarge, message });

export const notImage = (): CallError =>
  new CallError(415, { msg: MESSAGES.errorNotImage, message: MESSAGES.notAnImage });

interface FieldError {
  readonly path: readonly (string | number)[];
  readonly message: string;
}
type RuleError = errors.ValidationError;

/** The error response for a validation error of the Document Service. `names` maps stored field names to API names. */
export function errorOfRule(
  { message: text, details }: RuleError,
  names: Readonly<Record<string, string>> = {},
): CallError {
  const { errors: fields = [] } = details as { errors?: readonly FieldError[] };
  const named = fields.map(({ path, message }) => {
    const field = path.join('.');
    return [names[field] ?? field, message] as const;
  });
  return invalid(named.length > 0 ? Object.fromEntries(named) : { body: text });
}

/**
 * Runs a write and maps the field names in its validation errors.
 * @param names the API's name of each stored field that differs
 */
export async function mapFieldNames<T>(
  names: Readonly<Record<string, string>>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof errors.ValidationError) throw errorOfRule(error as RuleError, names);
    throw error;
  }
}
