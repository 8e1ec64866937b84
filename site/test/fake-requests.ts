/** A request that waits until the test answers it. */
export interface PendingRequest {
  /** What was sent as JSON; null without any. */
  readonly body: unknown;
  readonly answer: (status: number, body: unknown) => void;
}

/** Puts what holds each request in the place of the browser's; they come into `held` in their order. */
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
