import type { TriedRecord } from '../set-aside/try-records';
import type { ReleaseUpdater } from '../updater/release-updater';
import { Retries } from './retries';

/** The first and the longest wait before a retry of the records that are set aside. */
const FIRST_MS = 10_000;
const LONGEST_MS = 10 * 60_000;

/** A trial of all records of one release. */
interface Trial {
  readonly updater: ReleaseUpdater;
  /** Returns or throws the result; undefined while the trial is in progress. */
  end?: () => readonly TriedRecord[];
}

/** Retries the records that are set aside, with growing waits. Changes are applied meanwhile. */
export class SetAsideRetries {
  private readonly retries = new Retries(FIRST_MS, LONGEST_MS);
  private trial: Trial | undefined;

  /** @param onTried called when a trial has ended: `step` processes its result then */
  constructor(private readonly onTried: () => void) {}

  /**
   * Starts a trial if one is due, or processes the result of a finished one.
   *
   * @returns whether every page must be compared
   * @throws the error that ended the trial
   */
  async step(updater: ReleaseUpdater): Promise<boolean> {
    const { retries } = this;
    // A trial of a release that was replaced may never end.
    if (this.trial?.updater !== updater) this.trial = undefined;
    if (this.trial) {
      const { end } = this.trial;
      if (!end) return false;
      this.trial = undefined;
      const isOneGone = await updater.takeBack(end());
      retries.record(updater.setAsideStatus.count === 0);
      return isOneGone;
    }
    const isNone = updater.setAsideStatus.count === 0;
    if (!retries.isPending || isNone) retries.record(isNone);
    else if (retries.isDue) this.begin(updater);
    return false;
  }

  private begin(updater: ReleaseUpdater): void {
    const trial: Trial = { updater };
    this.trial = trial;
    const ended = (end: Trial['end']): void => {
      trial.end = end;
      this.onTried();
    };
    updater.trySetAside().then(
      (tried) => {
        ended(() => tried);
      },
      (error: unknown) => {
        ended(() => {
          throw error;
        });
      },
    );
  }
}
