import { ApiError } from '../requests/api-error';
import { sendHttp } from '../requests/http';

const TIMEOUT_MS = 5000;

interface Published {
  /** All listings, reviews, overviews and awards up to this revision are published. */
  readonly pages: number;
}

/** The revision of the published site. @throws ApiError */
export async function publishedRevision(signal: AbortSignal): Promise<number> {
  const received = await sendHttp({
    method: 'GET',
    url: '/published.json',
    headers: { 'cache-control': 'no-cache' },
    body: null,
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  if (received === 'ended') throw signal.reason;
  if (typeof received === 'string') throw new ApiError('published', received);
  if (received.status !== 200) throw new ApiError('published', 'rejected', received.status);
  return (JSON.parse(received.text) as Published).pages;
}
