/** A request that waits for the test's response. */
export interface PendingRequest {
  /** The JSON body; null if there is none. */
  readonly body: unknown;
  readonly answer: (status: number, body: unknown) => void;
}

/** Replaces the browser's requests by fakes to which the test responds. They are appended to `pending` in order. */
export function fakeRequests(pending: PendingRequest[]): void {
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
      pending.push({
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
