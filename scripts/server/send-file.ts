import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { MIN_COMPRESSED_BYTES } from '../lib/compressed';
import { ByteCache } from '../../cms/src/http/byte-cache';
import { IMMUTABLE } from './cache-control';
import { contentTypeOf } from './content-types';
import { NO_SUCH_PART, PLAIN_TEXT } from './fixed-responses';
import type { FoundFile } from './find-file';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The best encoding that a header Accept-Encoding accepts; undefined for none. */
const encodingFor = (accepted: string | undefined): Encoding | undefined =>
  negotiate(accepted ?? '', [...ENCODINGS]) ?? undefined;

/** Compresses a text. `forLong`: uses more time for fewer bytes, for a file that caches keep long. */
function compress(encoding: Encoding, body: Buffer, forLong: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: forLong ? 9 : 6 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: forLong ? 9 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

const CACHE_BYTES = 64 * 2 ** 20;
/** A larger file is streamed. */
const MAX_BUFFERED_BYTES = 2 * 2 ** 20;

interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const isFresh = (etag: string, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));

/** Sends open files and closes them. */
export class FileSender {
  private readonly cache = new ByteCache(CACHE_BYTES);

  async send(request: FastifyRequest, reply: FastifyReply, file: FoundFile): Promise<FastifyReply> {
    const { type, isText } = contentTypeOf(file.name);
    const encoding =
      isText && file.size >= MIN_COMPRESSED_BYTES && file.size <= MAX_BUFFERED_BYTES
        ? encodingFor(request.headers['accept-encoding'])
        : undefined;
    const etag = `"${file.identity}${encoding ? `-${encoding}` : ''}"`;
    reply.code(file.status).header('cache-control', file.cacheControl).header('etag', etag);
    if (isText) reply.header('vary', 'Accept-Encoding');
    if (file.status === 200 && isFresh(etag, request.headers['if-none-match'])) {
      await file.handle.close();
      return reply.code(304).send();
    }
    reply.type(type);
    if (encoding) reply.header('content-encoding', encoding);
    // A compressed response has no ranges.
    const range = encoding ? undefined : rangeOf(request, file, etag);
    if (!encoding && range === undefined && file.status === 200)
      reply.header('accept-ranges', 'bytes');
    return isText && file.size <= MAX_BUFFERED_BYTES && range === undefined
      ? this.sendWhole(request, reply, file, encoding)
      : sendStream(request, reply, file, range);
  }

  private async sendWhole(
    request: FastifyRequest,
    reply: FastifyReply,
    file: FoundFile,
    encoding: Encoding | undefined,
  ): Promise<FastifyReply> {
    const body = await this.bodyOf(file, encoding);
    reply.header('content-length', body.length);
    return reply.send(request.method === 'HEAD' ? undefined : body);
  }

  private async bodyOf(file: FoundFile, encoding: Encoding | undefined): Promise<Buffer> {
    try {
      return await this.cache.get(`${file.identity} ${encoding ?? ''}`, async () => {
        const content = await file.handle.readFile();
        const forLong = file.cacheControl === IMMUTABLE;
        return encoding ? compress(encoding, content, forLong) : content;
      });
    } finally {
      await file.handle.close();
    }
  }
}

/** A suffix longer than the file means the whole file, but the parser rejects it. */
const withinSize = (range: string, size: number): string =>
  range.replace(
    /^bytes=-(\d+)$/,
    (_, last: string) => `bytes=-${String(Math.min(size, Number(last)))}`,
  );

/** The requested range; undefined for the whole file, null if the file has no such range. */
function rangeOf(
  request: FastifyRequest,
  file: FoundFile,
  etag: string,
): ByteRange | null | undefined {
  const { range, 'if-range': ifRange } = request.headers;
  if (range === undefined || file.status !== 200) return undefined;
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const spans = parseRange(file.size, withinSize(range, file.size));
  if (spans === -1 || (spans === -2 && range.startsWith('bytes='))) return null;
  return spans !== -2 && spans.type === 'bytes' && spans.length === 1 ? spans[0] : undefined;
}

async function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FoundFile,
  range: ByteRange | null | undefined,
): Promise<FastifyReply> {
  if (range === null) {
    await file.handle.close();
    return reply
      .code(416)
      .header('content-range', `bytes */${String(file.size)}`)
      .type(PLAIN_TEXT)
      .send(NO_SUCH_PART);
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range) {
    const span = `${String(start)}-${String(end)}`;
    reply.code(206).header('content-range', `bytes ${span}/${String(file.size)}`);
  }
  reply.header('content-length', end - start + 1);
  if (request.method === 'HEAD' || file.size === 0) {
    await file.handle.close();
    return reply.send();
  }
  return reply.send(file.handle.createReadStream({ start, end }));
}
