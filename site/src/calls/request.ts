import { ApiError } from './api-error';

const TIMEOUT = 15_000;

/** The call's name in a path of the contract: `/api/dwk/LocalityList` is `LocalityList`. */
const callOf = (path: string): string =>
  path.split('/').find((part) => /^[A-Z]/.test(part)) ?? path;

/** Where the browser finds the CMS: written into the bundle by the build. */
function cmsUrl(): string {
  const url = process.env.GATSBY_CMS_URL;
  if (!url)
    throw new Error('GATSBY_CMS_URL was not set when the site was built: searches need it.');
  return url;
}

async function ask<T>(path: string, init: RequestInit, signal?: AbortSignal): Promise<T> {
  const call = callOf(path);
  const ender = new AbortController();
  const end = () => {
    ender.abort(signal?.reason);
  };
  const timer = setTimeout(() => {
    ender.abort(new ApiError(call, 'late'));
  }, TIMEOUT);
  signal?.addEventListener('abort', end);
  try {
    signal?.throwIfAborted();
    const response = await fetch(`${cmsUrl()}${path}`, {
      ...init,
      signal: ender.signal,
    });
    if (!response.ok) throw new ApiError(call, 'refused', response.status);
    return (await response.json()) as T;
  } catch (error) {
    if (ender.signal.aborted) throw ender.signal.reason;
    throw error instanceof ApiError ? error : new ApiError(call, 'unreachable');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/**
 * GETs the answer of a call of the contract.
 * @param path from the CMS's root, as `/api/AppParameter`
 * @param signal ends the call from outside: it then rejects with the signal's reason
 * @throws ApiError where no answer came, it came late, or it was not 200
 */
export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => ask(path, {}, signal);

/**
 * POSTs JSON to a call of the contract.
 * @throws ApiError as `get`
 */
export const post = <T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> =>
  ask(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    signal,
  );
