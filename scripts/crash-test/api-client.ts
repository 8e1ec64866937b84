import type { Env } from '../../cms/src/settings/env';
import { Mutex } from 'async-mutex';
import type { ObservedEvents } from './observed-events';

/** Of the sample's accounts: one that may write every listing. */
const ADMIN = '9000000002';
const TIMEOUT_MS = 30_000;

export interface ApiResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** NaN where the answer names none. */
  readonly revision: number;
}

type Body = FormData | Readonly<Record<string, unknown>>;

/** A client of the API: a visitor, who signs in as an admin when a call first needs it. */
export class ApiClient {
  private readonly turns = new Mutex();
  private token = '';

  /** @param signals hear of its writes */
  constructor(
    private readonly env: Env,
    private readonly signals?: ObservedEvents,
  ) {}

  /** The CMS's answer; null where none came, so that nobody knows what became of the call. */
  async call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: Body,
  ): Promise<ApiResponse | null> {
    const { token } = this;
    if (method !== 'GET') this.signals?.report(body instanceof FormData ? 'upload' : 'write');
    const reply = await this.send(method, path, body);
    if (reply?.status !== 401) return reply;
    const isIn = await this.turns.runExclusive(() => this.signIn(token));
    return isIn ? await this.send(method, path, body) : null;
  }

  /** @param used the token that is no longer good */
  private async signIn(used: string): Promise<boolean> {
    if (this.token !== used) return true;
    const credentials = { userId: ADMIN, password: this.env.samplePassword, takeOver: true };
    const reply = await this.send('POST', '/api/users/login', credentials);
    const token = reply?.body.token;
    if (typeof token === 'string') this.token = token;
    return this.token !== used;
  }

  private async send(method: string, path: string, body?: Body): Promise<ApiResponse | null> {
    const isForm = body instanceof FormData;
    const headers = new Headers(isForm || !body ? {} : { 'Content-Type': 'application/json' });
    if (this.token) headers.set('Authorization', this.token);
    try {
      const answer = await fetch(this.env.cmsUrl + path, {
        method,
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const { status } = answer;
      if (answer.ok && method !== 'GET') this.signals?.report('acknowledged');
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      const revision = Number(answer.headers.get('x-revision') ?? NaN);
      return { status, body: isJson ? (JSON.parse(text) as ApiResponse['body']) : {}, revision };
    } catch (error) {
      // Cut off on its way, as far as anybody can tell.
      if (error instanceof TypeError || error instanceof DOMException) return null;
      throw error;
    }
  }
}
