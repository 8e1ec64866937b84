import { Failure } from '../lib/failure';

/** The parsed response of a request. Throws a Failure unless the request succeeds. */
export async function requestJson(url: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, request);
  if (!response.ok)
    throw new Failure(`${url} answered ${String(response.status)}: ${await response.text()}`);
  return response.json();
}

/** Sends JSON. @param session the value of the header `Authorization` */
export const sendJson = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: object,
  session?: string,
): Promise<unknown> =>
  requestJson(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(session !== undefined && { Authorization: session }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

export const postJson = (url: string, body: object, session?: string): Promise<unknown> =>
  sendJson('POST', url, body, session);
