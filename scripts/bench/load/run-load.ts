import { requestOnce } from '../worker-process';

const CONNECTIONS = 20;
const SECONDS = 4;

/** A request as autocannon sends it. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  /** With its query. */
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
  /** Sent in turn by each connection. */
  readonly requests: readonly LoadRequest[];
}

/** The result of a load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** The median time of a response, in milliseconds. */
  readonly p50: number;
}

/** Puts load on a server from a process of its own. Throws a Failure where one request fails. */
export const runLoad = (url: string, requests: readonly LoadRequest[]): Promise<Load> =>
  requestOnce('bench/load/program', {
    ...{ url, requests, connections: CONNECTIONS, seconds: SECONDS },
  } satisfies LoadJob);
