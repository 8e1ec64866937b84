import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The best compression that a client takes, by its Accept-Encoding; undefined for none. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined =>
  negotiate(accepted ?? '', [...ENCODINGS]) ?? undefined;

/** Compresses a text; `forLong` takes more time for fewer bytes, for what is kept long. */
export function compress(encoding: Encoding, body: Buffer, forLong: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: forLong ? 9 : 6 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: forLong ? 9 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
