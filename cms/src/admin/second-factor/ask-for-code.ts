import { CODE_HEADER, CODE_REFUSALS } from '../../domain';
import type { CodeRefusal } from '../../domain';
import { pathOf } from '../request-path';

/** Strapi's calls that sign in. */
const SIGN_IN = /\/admin\/(?:login|reset-password|register)$/;

/** Sends the login again with a code. */
export type SendCode = (code: string) => Promise<Response>;

/**
 * Asks the user for the code.
 * @returns the response to a login that was not refused because of its code; undefined if the user enters no code
 */
export type AskCode = (send: SendCode) => Promise<Response | undefined>;

/** The reason of a refused login, if the code is the reason. */
export async function refusalOf(response: Response): Promise<CodeRefusal | undefined> {
  if (response.status !== 400) return undefined;
  const { error } = (await response.clone().json()) as {
    readonly error?: { readonly details?: { readonly msg?: string } };
  };
  const msg = error?.details?.msg;
  return msg !== undefined && msg in CODE_REFUSALS ? (msg as CodeRefusal) : undefined;
}

/**
 * Requests the code of a second factor in each login that needs it. Strapi's login pages cannot be replaced or
 * extended. They stay unchanged and get the response to the login with the code.
 * @param scope the object whose `fetch` sends the panel's requests
 */
export function askForCode(scope: Pick<typeof globalThis, 'fetch'>, ask: AskCode): void {
  const send = scope.fetch.bind(scope);
  scope.fetch = async (input, init) => {
    const first = await send(input, init);
    if (!SIGN_IN.test(pathOf(input)) || (await refusalOf(first)) === undefined) return first;
    const answer = await ask((code) => {
      const headers = new Headers(init?.headers);
      headers.set(CODE_HEADER, code);
      return send(input, { ...init, headers });
    });
    return answer ?? first;
  };
}
