import { basename, join } from 'node:path';
import type { Mutex } from 'async-mutex';
import type { Env } from '../../../cms/src/settings/env';
import type { SiteBuild } from '../../lib/domain';
import { Failure, messageOf } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { step } from '../../lib/log';
import { Bundle } from '../release/bundle';
import type { Feed } from '../feed/feed';
import { findEarlierRelease } from '../release/release-store';
import type { EarlierRelease } from '../release/release-store';
import type { PendingRequest, BuildRecord } from './build-record';
import { revisionsMissingFrom } from '../updater/build-changes';
import { isReleaseOfBundle } from './open-release';
import type { BuildSite } from './open-release';
import { Retries } from './retries';
import type { ReleaseUpdater } from '../updater/release-updater';
import { replaceRelease } from './replace-release';
import type { ReplacementArguments, ServedRelease } from './replace-release';

export type PublishRequest = PendingRequest['what'];

const OVERTAKEN =
  'A rollback was asked for and cut off, and since then other code or texts have been published.';

/** The CMS may have been unavailable only for a moment, so a failed build is retried. */
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;

/** Builds the site or rolls back, in the background, one at a time. Requests that arrive meanwhile become one. */
export class BuildRunner {
  /** Whether the request has not been tried yet. */
  private isUntried: boolean;
  /** The last build attempt reads all content up to this revision. */
  private triedUpTo = -1;
  private background: Promise<void> | undefined;
  private readonly retries = new Retries(FIRST_RETRY_MS, LONGEST_RETRY_MS);

  /** @param makeBundle makes the bundle of this code and content, unless it exists */
  constructor(
    private readonly env: Env,
    private readonly feed: Feed,
    private readonly makeBundle: BuildSite,
    private readonly mutex: Mutex,
    private readonly record: BuildRecord,
  ) {
    this.isUntried = record.request !== null;
  }

  get lastBuild(): SiteBuild | null {
    return this.record.last;
  }

  /** The job that runs now; it resolves when the job has ended, successfully or not. */
  get running(): Promise<void> | undefined {
    return this.background;
  }

  /** The pending request, which may come from a publisher that was killed. */
  get requested(): PublishRequest | undefined {
    return this.record.request?.what;
  }

  request(what: PublishRequest): void {
    this.record.setRequest({ what });
    this.isUntried = true;
  }

  /** Records that a build of all content up to this revision has failed. */
  noteFailure(upTo: number): void {
    this.triedUpTo = upTo;
    this.retries.record(false);
  }

  /** The release that a rollback goes back to; undefined if no stored release differs. */
  findEarlier(updater: ReleaseUpdater): Promise<EarlierRelease | undefined> {
    return findEarlierRelease(foldersOf(this.env.dataDir), updater.release.number);
  }

  /** The message for a rollback that has no earlier release. */
  get nothingEarlierMessage(): string {
    return `There is no earlier release of other code or texts to go back to: of all releases the newest ${String(this.env.releasesKept)} are kept (RELEASES_KEPT).`;
  }

  /**
   * Starts the pending request or a necessary build, unless a job runs.
   *
   * @param mustCheck whether a build must first check if the release is of this code
   * @returns whether it started a job
   */
  startIfNeeded(served: ServedRelease, mustCheck: boolean): boolean {
    if (this.background) return false;
    this.clearIfDone(served);
    const isNeeded = served.updater.lastAwaitingBuild > this.triedUpTo || this.retries.isDue;
    const other = mustCheck || isNeeded ? 'build' : undefined;
    const wanted = this.isUntried && !mustCheck ? (this.requested ?? other) : other;
    if (!wanted) return false;
    // A retry of a requested build also counts as requested.
    const isRequested = wanted === this.requested;
    if (isRequested) {
      this.isUntried = false;
      this.record.setRequest({ what: wanted, from: served.updater.release.number });
    }
    const work = wanted === 'build' ? this.build(served, isRequested) : this.rollBack(served);
    this.background = this.timed(wanted, work).then((isDone) => {
      if (wanted === 'build' || isDone) this.retries.record(isDone);
      this.background = undefined;
    });
    return true;
  }

  /** Clears a request whose publisher was killed after the swap and before it recorded the result. */
  private clearIfDone({ updater: { release, facts } }: ServedRelease): void {
    const { request } = this.record;
    if (request?.from === undefined || request.from === release.number) return;
    if (request.what === 'rollback' && !facts.rollback)
      this.record.recordResult('rollback', performance.now(), OVERTAKEN);
    else this.record.setRequest(null);
  }

  /** @param work resolves with false if there is nothing to do. Returns whether it succeeded. */
  private async timed(what: PublishRequest, work: Promise<boolean>): Promise<boolean> {
    const began = performance.now();
    try {
      if (await work) this.record.recordResult(what, began, null);
      else this.record.clearFailure();
      return true;
    } catch (cause) {
      this.record.recordResult(what, began, messageOf(cause));
      return false;
    }
  }

  /** @param isRequested publishes every page, even if the build is the same */
  private async build(served: ServedRelease, isRequested: boolean): Promise<boolean> {
    const { revision } = await this.feed.state();
    this.triedUpTo = revision;
    const { folder } = await step('Building the site', () => this.makeBundle(this.env));
    if (!isRequested && (await isReleaseOfBundle(served.updater.release.folder, folder))) {
      await this.mutex.runExclusive(() => served.updater.markBuiltUpTo(revision, basename(folder)));
      return false;
    }
    await this.replace(served, await Bundle.open(folder), revision);
    return true;
  }

  private async rollBack(served: ServedRelease): Promise<boolean> {
    const { bundle, facts, state } = served.updater;
    const earlier = await this.findEarlier(served.updater);
    if (!earlier) throw new Failure(this.nothingEarlierMessage);
    const missing = await revisionsMissingFrom(this.feed, earlier.state, state);
    const rollback = {
      to: earlier.number,
      insteadOf: facts.rollback?.insteadOf ?? bundle.name,
      since: new Date().toISOString(),
    };
    await this.replace(
      served,
      await Bundle.open(join(foldersOf(this.env.dataDir).bundles, earlier.bundle)),
      state.cursor,
      { rollback, pageSizes: earlier.pageSizes, missing },
    );
    // The rollback lacks these changes on purpose, so the publisher does not build them by itself.
    this.triedUpTo = Math.max(this.triedUpTo, state.cursor);
    return true;
  }

  private replace(...args: ReplacementArguments): Promise<void> {
    const { env, feed, mutex } = this;
    return replaceRelease({ env, feed, mutex }, ...args);
  }
}
