import type { IncomingMessage } from 'node:http';

/** The minimum speed of a sender. */
export interface SenderPace {
  /** No minimum applies during this time. */
  readonly graceSeconds: number;
  readonly bytesPerSecond: number;
}

const MAX_INTERVAL_SECONDS = 1;

/**
 * Closes the connections of clients that send their bodies too slowly, or send more than `mostBytes`. It also
 * watches a body whose response is already sent: Node.js reads and drops the rest, so that the client gets the response.
 * @returns a function that watches the body of a request until it is complete
 */
export function watchSenders(
  { graceSeconds, bytesPerSecond }: SenderPace,
  mostBytes: number,
): (request: IncomingMessage) => void {
  const interval = Math.min(graceSeconds, MAX_INTERVAL_SECONDS);
  const watched = new Map<IncomingMessage, { readonly before: number; seconds: number }>();
  let timer: NodeJS.Timeout | undefined;

  const check = () => {
    for (const [request, sender] of watched) {
      const { socket } = request;
      // Intervals are counted, not time: after a busy phase of the process, received bytes may still be unread.
      sender.seconds += interval;
      const received = socket.bytesRead - sender.before;
      const expected = (sender.seconds - graceSeconds) * bytesPerSecond;
      if (request.complete) watched.delete(request);
      else if (received < expected || received > mostBytes) socket.destroy();
    }
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return (request) => {
    // The first interval has begun already.
    watched.set(request, { before: request.socket.bytesRead, seconds: -interval });
    request.once('close', () => watched.delete(request));
    timer ??= setInterval(check, interval * 1000).unref();
  };
}
