import { Failure } from './failure';

const TIMEOUT_MS = 60_000;

/** The CMS has answered with an error status. */
export class RejectedRequest extends Failure {
  constructor(
    readonly status: number,
    path: string,
  ) {
    super(
      status === 503
        ? 'The CMS is busy or cannot reach its database (503): pages are updated again when it can.'
        : `The CMS answers ${String(status)} to ${path}: it must be of the same version as this ` +
            'program, and share its data folder (DATA_DIR) or its tokens.',
    );
  }
}

/** A client of a running CMS. */
export class CmsClient {
  /** `url` is the CMS's origin, `token` a bearer token for every call. */
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  get(path: string): Promise<unknown> {
    return this.request(path, { method: 'GET' });
  }

  post(path: string, body: Readonly<Record<string, unknown>>): Promise<unknown> {
    return this.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  }

  /** The parsed response. Throws a Failure if the CMS does not answer or the request fails. */
  private async request(path: string, request: RequestInit): Promise<unknown> {
    const headers = new Headers(request.headers);
    headers.set('Authorization', `Bearer ${this.token}`);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(this.url + path, { ...request, headers, signal }).catch(
      (error: unknown) => {
        throw new Failure(
          `The CMS does not answer at ${this.url}: start it with \`npm start\`, or set CMS_URL to where it runs.`,
          { cause: error },
        );
      },
    );
    if (!response.ok) throw new RejectedRequest(response.status, path);
    return response.json();
  }
}

/** On a busy machine a response takes seconds. */
const HEALTH_MS = 10_000;

/** Whether the CMS at this origin reports that it is healthy. */
export const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/_health`, { signal: AbortSignal.timeout(HEALTH_MS) }).then(
    (answer) => answer.ok,
    () => false,
  );
