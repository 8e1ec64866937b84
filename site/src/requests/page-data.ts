import { ApiError } from './api-error';
import { sendHttp } from './http';

const TIMEOUT_MS = 15_000;

/**
 * Fetches the data of a page without listings, as the build wrote it.
 * @param path with its slashes, as `/terms/`
 * @throws ApiError
 */
export async function pageData<T>(path: string, signal: AbortSignal): Promise<T> {
  const url = `/page-data${path}page-data.json`;
  const received = await sendHttp({
    method: 'GET',
    url,
    headers: {},
    body: null,
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  if (received === 'ended') throw signal.reason;
  const call = path.replaceAll('/', '');
  if (typeof received === 'string') throw new ApiError(call, received);
  if (received.status !== 200) throw new ApiError(call, 'rejected', received.status);
  try {
    return (JSON.parse(received.text) as { readonly result: { readonly data: T } }).result.data;
  } catch {
    throw new ApiError(call, 'invalid', received.status);
  }
}
