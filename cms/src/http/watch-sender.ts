import type { IncomingMessage } from 'node:http';

/** How slowly a body may come. */
export interface SenderPace {
  /** No rate is asked for during this time. */
  readonly graceSeconds: number;
  readonly bytesPerSecond: number;
}

const MAX_INTERVAL_SECONDS = 1;

/**
 * Closes the connection of a client that sends its body too slowly, or more than `mostBytes`. Ends with the body. It also
 * watches a body that is answered already: Node.js reads and drops the rest, so that the client gets the answer.
 */
export function watchSender(
  request: IncomingMessage,
  { graceSeconds, bytesPerSecond }: SenderPace,
  mostBytes: number,
): void {
  const { socket } = request;
  const before = socket.bytesRead;
  const interval = Math.min(graceSeconds, MAX_INTERVAL_SECONDS);
  // Intervals are counted, and not the time: in a process that was busy meanwhile, bytes wait that nobody has read yet.
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += interval;
    const received = socket.bytesRead - before;
    const expected = (seconds - graceSeconds) * bytesPerSecond;
    if (received < expected || received > mostBytes) socket.destroy();
  }, interval * 1000).unref();
  const stop = () => {
    clearInterval(timer);
  };
  request.once('end', stop).once('close', stop);
}
