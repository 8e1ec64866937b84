interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: XMLHttpRequestBodyInit | null;
  /** Milliseconds without progress after which the request is aborted. */
  readonly timeoutMs: number;
  /** Called with the sent part of the body, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A response with any status. */
export interface HttpResponse {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/** The reason for a missing response. */
type NoResponse = 'unreachable' | 'timeout' | 'ended';

/** The readable headers by their lower-case names: the browser logs an error for an attempt to read another one. */
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
 * Sends a request. It uses XMLHttpRequest, because `fetch` does not report the progress of an upload.
 * @returns the response, or the reason why there is no response
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
