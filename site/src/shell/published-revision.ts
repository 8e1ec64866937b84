import { ApiError } from '../requests/api-error';
import { sendHttp } from '../requests/http';

const TIMEOUT_MS = 5000;

interface Published {
  /** Every listing, review, overview and award as of this revision is on the pages. */
  readonly pages: number;
}

/** How far the published site is, as it says itself. @throws ApiError */
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
