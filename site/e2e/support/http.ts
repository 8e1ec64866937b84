import { setting } from './setting';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  /** The revision of the write in the change log; NaN if nothing was written. */
  readonly revision: number;
}

export type Method = 'GET' | 'POST' | 'PUT';

async function send<T>(
  url: string,
  method: Method,
  body: unknown,
  token: string,
): Promise<Answer<T>> {
  const answer = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: token },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const revision = Number(answer.headers.get('x-revision') ?? NaN);
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as T, revision };
}

/** Calls the CMS; without a token, as a visitor. */
export const callCms = <T>(
  method: Method,
  path: string,
  body?: unknown,
  token = '',
): Promise<Answer<T>> => send(setting('CMS_URL') + path, method, body, token);

/** Calls the publisher with the owner's token. */
export const publisherRequest = <T>(method: Method, path: string): Promise<Answer<T>> =>
  send(
    `${setting('PUBLISHER_URL')}/${path}`,
    method,
    undefined,
    `Bearer ${setting('PUBLISHER_TOKEN')}`,
  );
