import { requestOnce } from '../worker-process';
import type { LoadRequest } from './run-load';

const CONNECTIONS = 20;

/** The request to the program that sends each request once. */
export interface SendJob {
  /** The server's origin. */
  readonly url: string;
  readonly connections: number;
  readonly requests: readonly LoadRequest[];
}

/** What the server answered. */
export interface Sent {
  readonly requestsPerSecond: number;
  /** The times of the answers in milliseconds. */
  readonly times: readonly number[];
  /** The bodies of the answers, parsed. */
  readonly answers: readonly unknown[];
}

/** Sends each request once, by some connections from a process of its own. Throws a Failure if one request fails. */
export const sendEach = (url: string, requests: readonly LoadRequest[]): Promise<Sent> =>
  requestOnce('bench/load/send-each-program', {
    ...{ url, requests, connections: CONNECTIONS },
  } satisfies SendJob);
