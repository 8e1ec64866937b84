import { Failure } from '../lib/failure';

/** The parsed response of a request. Throws a Failure unless the request succeeds. */
export async function requestJson(url: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, request);
  if (!response.ok) throw new Failure(`${url} answered ${String(response.status)}.`);
  return response.json();
}

/** Posts JSON. */
export const postJson = (url: string, body: object): Promise<unknown> =>
  requestJson(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
