import { setting } from './setting';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  /** The revision of the write in the change log; NaN if nothing was written. */
  readonly revision: number;
}

export type Method = 'GET' | 'POST' | 'PUT';

export async function send<T>(
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

/** Returns a client of the API that is signed in as the admin of the sample content. */
export async function signInAsAdmin() {
  const credentials = { userId: '9000000002', password: setting('SAMPLE_PASSWORD') };
  const { body } = await send<{ token: string }>(
    `${setting('CMS_URL')}/api/users/login`,
    'POST',
    { ...credentials, takeOver: true },
    '',
  );
  return <T>(method: Method, path: string, sent?: unknown) =>
    send<T>(setting('CMS_URL') + path, method, sent, body.token);
}

/** Calls the publisher with the owner's token. */
export const publisherRequest = <T>(method: Method, path: string): Promise<Answer<T>> =>
  send(
    `${setting('PUBLISHER_URL')}/${path}`,
    method,
    undefined,
    `Bearer ${setting('PUBLISHER_TOKEN')}`,
  );
