import { sendJson } from '../request-json';
import { documentIdOf, listing } from '../listings/listing';

/** One write, identified by the description that it gave to its listing. */
export interface TimedWrite {
  readonly documentId: string;
  readonly description: string;
  readonly sentAt: number;
  /** `performance.now()` at the CMS's response. */
  readonly answeredAt: number;
}

/** Edits listings at a steady rate, each one once. A slow response delays no later write. */
export class SteadyWriter {
  private readonly answered: TimedWrite[] = [];
  private readonly pending = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private error: Error | undefined;
  private next = 0;

  /** @param perSecond the number of writes per second */
  constructor(
    private readonly cmsUrl: string,
    private readonly session: string,
    perSecond: number,
  ) {
    this.timer = setInterval(() => {
      const sent = this.write(this.next++)
        .catch((error: unknown) => {
          this.error ??= error instanceof Error ? error : new Error(String(error));
        })
        .finally(() => this.pending.delete(sent));
      this.pending.add(sent);
    }, 1000 / perSecond);
  }

  /** The writes with a response so far. @throws Error if the CMS has rejected one */
  get writes(): readonly TimedWrite[] {
    if (this.error) throw this.error;
    return [...this.answered];
  }

  /** Ends the writer and returns all writes. @throws Error if the CMS has rejected one */
  async stop(): Promise<readonly TimedWrite[]> {
    clearInterval(this.timer);
    await Promise.all(this.pending);
    return this.writes;
  }

  private async write(n: number): Promise<void> {
    const documentId = documentIdOf(n);
    const description = `Edit ${String(n)}`;
    const sentAt = performance.now();
    const url = `${this.cmsUrl}/api/${String(listing(n).area)}/PropResiEdit/${documentId}`;
    await sendJson('PUT', url, { description }, this.session);
    this.answered.push({ documentId, description, sentAt, answeredAt: performance.now() });
  }
}
