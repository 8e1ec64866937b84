import type { IncomingMessage } from 'node:http';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { BODY_BYTES, tooLarge } from './incoming-files';
import { JSON_BYTES } from './json-body';

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** The bytes of a body when it is read; undefined where they are not known before: it is chunked, or compressed. */
export function knownBytes({ headers }: IncomingMessage): number | undefined {
  const { 'content-encoding': encoding = 'identity', 'content-length': length } = headers;
  return encoding === 'identity' && length !== undefined ? Number(length) : undefined;
}

/** The bytes of a form, as its header says. @throws where no such form is read at all */
export function bytesOfForm(ctx: Context): number {
  const length = ctx.get('content-length');
  // Nothing else limits the headers of the parts.
  if (!length) throw new errors.ValidationError('A form’s length must be sent with it');
  if (Number(length) > BODY_BYTES) throw tooLarge();
  return Number(length);
}

/** The maximum bytes of a body that is not a form. @throws 413 if it is larger than any such body */
export function bytesOfBody({ req }: Context): number {
  const bytes = knownBytes(req) ?? JSON_BYTES;
  if (bytes > JSON_BYTES) throw tooLarge();
  return bytes;
}
