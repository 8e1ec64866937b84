import { CallError, forbidden } from '../../../http/errors';
import { MESSAGES } from '../../../domain';
import { isSignature, signatureOf } from '../../../sessions/signature';

/** The path of a document's file, below `/api`. */
export const FILE_PATH = '/ListingDocumentFile';

const VALID_MS = 5 * 60 * 1000;

const textOf = (document: string, until: string): string => `${document} ${until}`;

/** The address of a document's file for whoever has it, and the instant until which it is valid. */
export function documentAddress(document: string, now: number) {
  const until = String(now + VALID_MS);
  const query = new URLSearchParams({
    ...{ id: document, until },
    signature: signatureOf('listing document', textOf(document, until)),
  });
  return {
    address: `/api${FILE_PATH}?${query.toString()}`,
    until: new Date(Number(until)).toISOString(),
  };
}

/** The document of an address. @throws 403 for a signature of another document or time, and for an expired one */
export function documentOf(
  { id, until, signature }: Readonly<Record<string, unknown>>,
  now: number,
): string {
  if (typeof id !== 'string' || typeof until !== 'string') throw forbidden();
  if (!isSignature('listing document', textOf(id, until), signature)) throw forbidden();
  if (Number(until) > now) return id;
  const message = 'This address has expired. Open the document again';
  throw new CallError(403, { msg: MESSAGES.errorForbidden, message });
}
