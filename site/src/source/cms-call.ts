function cmsUrl(): string {
  const url = process.env.CMS_URL;
  if (!url) throw new Error('CMS_URL is not set: pages get their data from there.');
  return url;
}

async function answerOf(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  return fetch(`${cmsUrl()}${path}`, init);
}

async function read<T>(path: string, response: Response): Promise<T> {
  if (!response.ok) throw new Error(`The CMS answered ${path} with ${String(response.status)}.`);
  return (await response.json()) as T;
}

/** Sends one call of the API: a GET, or a POST with a body. @throws Error for a status other than 200 */
export const request = async <T>(path: string, body?: unknown): Promise<T> =>
  read<T>(path, await answerOf(path, body));

/** Fetches one record; null if it does not exist. @throws Error for a status other than 200 and 404 */
export async function findOne<T>(path: string): Promise<T | null> {
  const response = await answerOf(path);
  return response.status === 404 ? null : read<T>(path, response);
}
