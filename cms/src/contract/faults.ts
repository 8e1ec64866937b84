import { MESSAGES } from '../domain';
import type { Problems } from '../domain';

/** A call's refusal, as the contract words it. Source: the contract, "Conventions". */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>> | string,
  ) {
    super(typeof body === 'string' ? body : String(body.msg));
  }
}

export const invalid = (errors: Problems): Fault =>
  new Fault(400, { msg: MESSAGES.errorValidation, errors });

export const notSignedIn = (): Fault => new Fault(401, MESSAGES.logIn);

export const forbidden = (): Fault =>
  new Fault(403, { msg: MESSAGES.errorForbidden, message: MESSAGES.notAllowed });

export const notFound = (): Fault => new Fault(404, { msg: MESSAGES.errorNotFound });
