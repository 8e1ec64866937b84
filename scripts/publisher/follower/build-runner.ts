import { basename, join } from 'node:path';
import type { Mutex } from 'async-mutex';
import type { Env } from '../../../cms/src/settings/env';
import type { SiteBuild } from '../../lib/domain';
import { Failure, messageOf } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { step } from '../../lib/log';
import { Bundle } from '../release/bundle';
import type { Feed } from '../feed/cms-feed';
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

/** Perhaps the CMS was only unavailable: a failed build is tried again. */
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;

/** Builds the site or rolls back, in the background, one at a time. Requests that arrive meanwhile become one. */
export class BuildRunner {
  /** The request has not been tried yet. */
  private isUntried: boolean;
  /** The last build that was tried reads all content up to this revision. */
  private triedUpTo = -1;
  private background: Promise<void> | undefined;
  private readonly retries = new Retries(FIRST_RETRY_MS, LONGEST_RETRY_MS);

  /** @param makeBundle makes the bundle of this code and content, unless there is one */
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

  /** The request that is not done yet, also of a publisher that was killed. */
  get requested(): PublishRequest | undefined {
    return this.record.request?.what;
  }

  request(what: PublishRequest): void {
    this.record.setRequest({ what });
    this.isUntried = true;
  }

  /** Notes that a build of all content up to this revision has failed already. */
  noteFailure(upTo: number): void {
    this.triedUpTo = upTo;
    this.retries.record(false);
  }

  /** The release that a rollback goes back to; undefined if none is stored that differs. */
  findEarlier(updater: ReleaseUpdater): Promise<EarlierRelease | undefined> {
    return findEarlierRelease(foldersOf(this.env.dataDir), updater.release.number);
  }

  /** Why no rollback is possible. */
  get nothingEarlierMessage(): string {
    return `There is no earlier release of other code or texts to go back to: of all releases the newest ${String(this.env.releasesKept)} are kept (RELEASES_KEPT).`;
  }

  /**
   * Starts the request or a build that is due, unless a job runs.
   *
   * @param mustCheck whether a build must first find out if the release is of this code
   * @returns whether it started a job
   */
  startIfNeeded(served: ServedRelease, mustCheck: boolean): boolean {
    if (this.background) return false;
    this.clearIfDone(served);
    const isNeeded = served.updater.lastAwaitingBuild > this.triedUpTo || this.retries.isDue;
    const other = mustCheck || isNeeded ? 'build' : undefined;
    const wanted = this.isUntried && !mustCheck ? (this.requested ?? other) : other;
    if (!wanted) return false;
    // A build on request stays one when it is tried again.
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

  /** Clears a request whose publisher was killed after the swap, before it could note the result. */
  private clearIfDone({ updater: { release, facts } }: ServedRelease): void {
    const { request } = this.record;
    if (request?.from === undefined || request.from === release.number) return;
    if (request.what === 'rollback' && !facts.rollback)
      this.record.recordResult('rollback', performance.now(), OVERTAKEN);
    else this.record.setRequest(null);
  }

  /** @param work resolves with whether there was anything to do. Returns whether it succeeded. */
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

  /** @param isRequested then every page is published, even if the build is the same */
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
    // The publisher does not build by itself what the earlier build missing.
    this.triedUpTo = Math.max(this.triedUpTo, state.cursor);
    return true;
  }

  private replace(...args: ReplacementArguments): Promise<void> {
    const { env, feed, mutex } = this;
    return replaceRelease({ env, feed, mutex }, ...args);
  }
}
