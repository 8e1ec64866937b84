import { setTimeout as delay } from 'node:timers/promises';
import type { Change } from '../../src/documents/change-log';
import type { Replica } from './start-replicas';

interface Told {
  readonly revision: number;
  readonly changes: readonly Change[];
}

/** Follows the change log like the publisher: requests the changes after the last revision that it received. */
export class Follower {
  readonly seen: Change[] = [];

  constructor(
    private readonly replicas: readonly Replica[],
    private readonly token: string,
    private cursor: number,
  ) {}

  /** Queries the replicas in turn, until the signal is aborted and no more changes arrive. */
  async follow(signal: AbortSignal): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const isEnding = signal.aborted;
      const replica = this.replicas[turn % this.replicas.length];
      if (!replica) throw new Error('there is nobody to follow');
      const answer = await replica.http
        .get(`/api/publisher/changes?after=${String(this.cursor)}&limit=3`)
        .set('Authorization', `Bearer ${this.token}`)
        .expect(200);
      const { revision, changes } = answer.body as Told;
      this.seen.push(...changes);
      const last = changes.at(-1)?.revision;
      if (last === undefined && isEnding) return;
      this.cursor = Math.max(this.cursor, last ?? revision);
      await delay(1);
    }
  }
}
