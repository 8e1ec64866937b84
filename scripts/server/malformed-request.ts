import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import {
  METHODS,
  NO_REQUEST,
  ONLY_READ,
  PLAIN_TEXT,
  SECURITY_HEADERS,
  TOO_MANY_HEADERS,
  TOO_SLOW,
} from './fixed-responses';

interface Rejection {
  readonly status: number;
  readonly sentence: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Responses by the error code of Node's HTTP parser. */
const ALLOW = { allow: METHODS.join(', ') };
const REJECTIONS: Readonly<Record<string, Rejection>> = {
  HPE_INVALID_METHOD: { status: 405, sentence: ONLY_READ, headers: ALLOW },
  HPE_HEADER_OVERFLOW: { status: 431, sentence: TOO_MANY_HEADERS },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, sentence: TOO_SLOW },
};
const NOT_HTTP: Rejection = { status: 400, sentence: NO_REQUEST };

/** Answers a request that Node's parser rejects: an unknown method, or no HTTP at all. */
export function rejectMalformedRequest({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const { status, sentence, headers } = REJECTIONS[code ?? ''] ?? NOT_HTTP;
  const lines = Object.entries({
    ...SECURITY_HEADERS,
    ...headers,
    'content-type': PLAIN_TEXT,
    'content-length': String(Buffer.byteLength(sentence)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  const first = `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`;
  socket.end([first, ...lines, '', sentence].join('\r\n'));
}
