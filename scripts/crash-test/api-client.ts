import type { Env } from '../../cms/src/settings/env';
import { Mutex } from 'async-mutex';
import type { ObservedEvents } from './observed-events';

/** A sample account that can write every listing. */
const ADMIN = '9000000002';
const TIMEOUT_MS = 30_000;

export interface ApiResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** NaN if the response contains none. */
  readonly revision: number;
}

type Body = FormData | Readonly<Record<string, unknown>>;

/** A client of the API. It starts as a visitor, and signs in as an admin when a call first needs it. */
export class ApiClient {
  private readonly signInMutex = new Mutex();
  private token = '';

  /** @param events records its writes */
  constructor(
    private readonly env: Env,
    private readonly events?: ObservedEvents,
  ) {}

  /**
   * The CMS's response; null if none arrived, so that the result of the call is unknown.
   * @param key the idempotency key of a creation
   */
  async call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: Body,
    key?: string,
  ): Promise<ApiResponse | null> {
    const { token } = this;
    if (method !== 'GET') this.events?.emit(body instanceof FormData ? 'upload' : 'write');
    const response = await this.send(method, path, body, key);
    if (response?.status !== 401) return response;
    const isSignedIn = await this.signInMutex.runExclusive(() => this.signIn(token));
    return isSignedIn ? await this.send(method, path, body, key) : null;
  }

  /** @param used the token that is no longer valid */
  private async signIn(used: string): Promise<boolean> {
    if (this.token !== used) return true;
    const credentials = { userId: ADMIN, password: this.env.samplePassword, takeOver: true };
    const response = await this.send('POST', '/api/users/login', credentials);
    const token = response?.body.token;
    if (typeof token === 'string') this.token = token;
    return this.token !== used;
  }

  private async send(
    method: string,
    path: string,
    body?: Body,
    key?: string,
  ): Promise<ApiResponse | null> {
    const isForm = body instanceof FormData;
    const headers = new Headers(isForm || !body ? {} : { 'Content-Type': 'application/json' });
    if (this.token) headers.set('Authorization', this.token);
    if (key !== undefined) headers.set('Idempotency-Key', key);
    try {
      const response = await fetch(this.env.cmsUrl + path, {
        method,
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const { status } = response;
      if (response.ok && method !== 'GET') this.events?.emit('acknowledged');
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const revision = Number(response.headers.get('x-revision') ?? NaN);
      return { status, body: isJson ? (JSON.parse(text) as ApiResponse['body']) : {}, revision };
    } catch (error) {
      // The connection was cut off, as far as the client can tell.
      if (error instanceof TypeError || error instanceof DOMException) return null;
      throw error;
    }
  }
}
