/** A request as autocannon sends it. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What the load program is asked to do, as one process asks another. */
export interface LoadJob {
  /** The server's origin. */
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Sent in turn by each connection. */
  readonly requests: readonly LoadRequest[];
}

/** What a load came to. */
export interface Load {
  readonly requestsPerSecond: number;
  /** The median time of an answer, in milliseconds. */
  readonly p50: number;
}

export type LoadReply = { readonly load: Load } | { readonly fault: string };
