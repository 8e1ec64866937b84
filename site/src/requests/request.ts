import { ApiError } from './api-error';
import type { ErrorBody } from './api-error';
import { notifyLostSession } from './lost-session';
import type { Guard } from './answer-guards';
import { sendHttp } from './http';
import type { HttpResponse } from './http';
import { deleteToken, readToken } from './token';
import { recordRevision } from './written-revision';

/**
 * The longest time without progress, in milliseconds. For an upload it is longer: the server processes pictures before
 * it responds.
 */
const TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 90_000;

/**
 * Returns the name of a call from its path: `/api/dwk/LocalityList` is `LocalityList`, `/api/user/create` is
 * `user_create`.
 */
export function callName(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== 'api');
  return parts.find((part) => /^[A-Z]/.test(part)) ?? parts.join('_');
}

/** The CMS's address for browsers, which the build writes into the bundle. */
export function cmsUrl(): string {
  const url = process.env.GATSBY_CMS_URL;
  if (!url) throw new Error('GATSBY_CMS_URL was not set when the site was built: calls need it.');
  return url;
}

interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The path from the CMS's root, as `/api/dwk/LocalityList`. */
  readonly path: string;
  /** Sent as JSON; a FormData is sent unchanged. */
  readonly body?: unknown;
  /** For a create: a repeated request with the same key creates no second record. */
  readonly idempotencyKey?: string | undefined;
  /** Headers of this call only. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The shape of the response; any other response is invalid. */
  readonly expects: Guard;
  /** Whether a build of the site alone shows what it writes, as a text. */
  readonly isBuilt?: boolean;
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the sent part of the body, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

interface ApiResponse<T> {
  readonly body: T;
  /** The revision of a write of public content. `/published.json` reaches it after the pages show the write. */
  readonly revision: number | null;
  readonly header: HttpResponse['header'];
}

const numberIn = (text: string | null): number | undefined =>
  text === null || text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorBodyOf({ text, header }: HttpResponse): ErrorBody {
  const body = parsed(text) as ErrorBody | null | undefined;
  const isPlain = header('content-type')?.startsWith('text/plain') === true;
  return {
    msg: body?.msg,
    errors: body?.errors,
    message: isPlain ? text : body?.message,
    retryAfter: numberIn(header('retry-after')),
  };
}

/**
 * Sends one call of the API, with the session's token if any.
 * @throws ApiError without a response, after a timeout, for a status other than 200, or for an invalid response; a 401
 * deletes the token
 */
export async function request<T>({
  method,
  path,
  body,
  idempotencyKey,
  headers,
  expects,
  isBuilt = false,
  signal,
  onProgress,
}: ApiRequest): Promise<ApiResponse<T>> {
  const call = callName(path);
  const token = readToken();
  const isForm = body instanceof FormData;
  const received = await sendHttp({
    method,
    url: cmsUrl() + path,
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: token.value }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...headers,
    },
    body: isForm ? body : body === undefined ? null : JSON.stringify(body),
    timeoutMs: isForm ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS,
    onProgress,
    signal,
  });
  if (received === 'ended') throw signal?.reason;
  if (typeof received === 'string') throw new ApiError(call, received);
  const { status } = received;
  if (status !== 200) {
    const error = new ApiError(call, 'rejected', status, errorBodyOf(received));
    if (status === 401) {
      // Must run before the token is deleted, which removes the component that shows the failure.
      if (token) notifyLostSession(error);
      deleteToken(token?.value ?? null);
    }
    throw error;
  }
  const answer = parsed(received.text);
  if (!expects(answer)) throw new ApiError(call, 'invalid', status);
  const revision = numberIn(received.header('x-public-revision')) ?? null;
  if (revision !== null && method !== 'GET') recordRevision(revision, isBuilt);
  return { body: answer as T, revision, header: received.header };
}

/** Sends a GET. @throws ApiError */
export const get = async <T>(path: string, expects: Guard, signal?: AbortSignal): Promise<T> =>
  (await request<T>({ method: 'GET', path, expects, signal })).body;

/** Sends a POST that writes no content. @throws ApiError */
export const post = async <T>(
  path: string,
  body: unknown,
  expects: Guard,
  signal?: AbortSignal,
): Promise<T> => (await request<T>({ method: 'POST', path, body, expects, signal })).body;
