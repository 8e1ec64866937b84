import { requestOnce } from '../worker-process';

const CONNECTIONS = 20;
const SECONDS = 4;

/** A request in the form that autocannon accepts. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  /** The path with its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The request to the load program. */
export interface LoadJob {
  /** The server's origin. */
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** The number of requests, if it ends the load in place of the seconds. */
  readonly amount?: number | undefined;
  /** The requests that each connection sends in turn. */
  readonly requests: readonly LoadRequest[];
}

/** The result of a load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** The median time of a response, in milliseconds. */
  readonly p50: number;
}

/**
 * Puts load on a server from a process of its own: for some seconds, or with an amount of requests. Throws a Failure if
 * one request fails.
 */
export const runLoad = (
  url: string,
  requests: readonly LoadRequest[],
  amount?: number,
): Promise<Load> =>
  requestOnce('bench/load/program', {
    ...{ url, requests, amount, connections: CONNECTIONS, seconds: SECONDS },
  } satisfies LoadJob);
