/** A request as the browser sends it. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: XMLHttpRequestBodyInit | null;
  /** Milliseconds without any progress after which it ends. */
  readonly timeoutMs: number;
  /** How much of the body has gone out, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What came back, whatever it says. */
export interface HttpResponse {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/** Why nothing came back. */
export type NoResponse = 'unreachable' | 'timeout' | 'ended';

/** The headers that may be read, by their names in small letters: asking for another one would be an error. */
const headersOf = (request: XMLHttpRequest): ReadonlyMap<string, string> =>
  new Map(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .map((line) => {
        const [name = '', ...value] = line.split(':');
        return [name.toLowerCase(), value.join(':').trim()];
      }),
  );

function responseOf(request: XMLHttpRequest): HttpResponse {
  const headers = headersOf(request);
  return {
    status: request.status,
    text: request.responseText,
    header: (name) => headers.get(name) ?? null,
  };
}

/**
 * One request. By XMLHttpRequest, since `fetch` does not tell how far an upload is.
 * @returns what came back, or why nothing did
 */
export function sendHttp(sending: HttpRequest): Promise<HttpResponse | NoResponse> {
  const { method, url, headers, body, timeoutMs, onProgress, signal } = sending;
  return new Promise((settle) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const finish = (outcome: HttpResponse | NoResponse) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      settle(outcome);
    };
    const end = () => {
      finish('ended');
      request.abort();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        finish('timeout');
        request.abort();
      }, timeoutMs);
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (onProgress) {
      request.upload.onprogress = ({ loaded, total }) => {
        wait();
        onProgress(total > 0 ? loaded / total : 0);
      };
    }
    request.onprogress = wait;
    request.onload = () => {
      finish(responseOf(request));
    };
    request.onerror = () => {
      finish('unreachable');
    };
    wait();
    if (signal?.aborted) {
      end();
      return;
    }
    signal?.addEventListener('abort', end);
    request.send(body);
  });
}
