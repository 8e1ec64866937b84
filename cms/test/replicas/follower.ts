import { setTimeout as delay } from 'node:timers/promises';
import type { Change } from '../../src/documents/change-log';
import type { Replica } from './start-replicas';

interface Told {
  readonly revision: number;
  readonly changes: readonly Change[];
}

/** Follows the change log as the publisher does: asks for what comes after the last revision that it was told. */
export class Follower {
  readonly seen: Change[] = [];

  constructor(
    private readonly doors: readonly Replica[],
    private readonly token: string,
    private cursor: number,
  ) {}

  /** Asks one door after the other, until it is told to end and there is nothing more. */
  async follow(signal: AbortSignal): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const isEnding = signal.aborted;
      const door = this.doors[turn % this.doors.length];
      if (!door) throw new Error('there is nobody to follow');
      const answer = await door.http
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
