/** A request that waits until the test answers it. */
export interface PendingRequest {
  /** The JSON body; null without one. */
  readonly body: unknown;
  readonly answer: (status: number, body: unknown) => void;
}

/** Replaces the browser's requests by ones that the test answers; they are appended to `held` in order. */
export function fakeRequests(held: PendingRequest[]): void {
  class Request {
    readonly upload = { onprogress: null };
    status = 0;
    responseText = '';
    onload: () => void = () => undefined;
    open = () => undefined;
    setRequestHeader = () => undefined;
    getAllResponseHeaders = () => '';
    abort = () => undefined;
    send(body: string | null): void {
      held.push({
        body: body === null ? null : JSON.parse(body),
        answer: (status, answered) => {
          this.status = status;
          this.responseText = JSON.stringify(answered);
          this.onload();
        },
      });
    }
  }
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
}
