import { basename, join } from 'node:path';
import type { Env } from '../../../cms/src/settings/env';
import type { SiteBuild } from '../../lib/domain';
import { Failure, messageOf } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { step } from '../../lib/log';
import { Bundle } from '../release/bundle';
import type { Feed } from '../feed/cms-feed';
import type { RollbackSource } from '../full/full-publish';
import { findEarlierRelease, pruneReleases } from '../release/release-store';
import type { EarlierRelease } from '../release/release-store';
import type { PendingRequest, BuildRecord } from './build-record';
import { revisionsMissingFrom } from '../updater/build-changes';
import { catchUp, makeRelease, isReleaseOfBundle } from './open-release';
import type { BuildSite } from './open-release';
import { BuildRetries } from './build-retries';
import type { ReleaseUpdater } from '../updater/release-updater';
import type { Mutex } from './mutex';

export type PublishRequest = PendingRequest['what'];

const OVERTAKEN =
  'A rollback was asked for and cut off, and since then other code or texts have been published.';

/** The release that is served, and how another takes its place. */
export interface ServedRelease {
  readonly updater: ReleaseUpdater;
  /** Called between two renewals, when the other is swapped in. */
  readonly replaceBy: (next: ReleaseUpdater) => void;
  /** Called after it. */
  readonly dispose: (old: ReleaseUpdater) => Promise<void>;
}

/** Builds the site anew or goes back, in the background, one at a time: what is asked for meanwhile becomes one. */
export class BuildRunner {
  /** What is asked for waits for its first try, and not for the next one. */
  private isAwaited: boolean;
  /** The last build that was tried held everything editorial up to this revision. */
  private triedUpTo = -1;
  private background: Promise<void> | undefined;
  private readonly retries = new BuildRetries();

  /** @param makeBundle makes the bundle of this code and content, unless there is one */
  constructor(
    private readonly env: Env,
    private readonly feed: Feed,
    private readonly makeBundle: BuildSite,
    private readonly mutex: Mutex,
    private readonly record: BuildRecord,
  ) {
    this.isAwaited = record.request !== null;
  }

  get lastBuild(): SiteBuild | null {
    return this.record.last;
  }

  /** What is being done now; resolves when it is, well or not. */
  get running(): Promise<void> | undefined {
    return this.background;
  }

  /** What somebody wants and has not got, also from a publisher that was killed in it. */
  get requested(): PublishRequest | undefined {
    return this.record.request?.what;
  }

  request(what: PublishRequest): void {
    this.record.setRequest({ what });
    this.isAwaited = true;
  }

  /** Says that a build of everything editorial up to this revision has failed already. */
  noteFailure(upTo: number): void {
    this.triedUpTo = upTo;
    this.retries.record(false);
  }

  /** What somebody would go back to from a release; undefined where nothing is kept that differs. */
  findEarlier(keeper: ReleaseUpdater): Promise<EarlierRelease | undefined> {
    return findEarlierRelease(foldersOf(this.env.dataDir), keeper.release.number);
  }

  /** Says why nobody can go back. */
  get nothingEarlierMessage(): string {
    return `There is no earlier release of other code or texts to go back to: of all releases the newest ${String(this.env.releasesKept)} are kept (RELEASES_KEPT).`;
  }

  /**
   * Starts what is asked for, or a build that is due, unless one is running; false where nothing is started.
   * @param isDue whether it must be looked at whether there is something to be built, before anything else
   */
  startIfNeeded(served: ServedRelease, isDue: boolean): boolean {
    if (this.background) return false;
    this.clearIfDone(served);
    const isNeeded = served.updater.lastAwaitingBuild > this.triedUpTo || this.retries.isDue;
    const other = isDue || isNeeded ? 'build' : undefined;
    const wanted = this.isAwaited && !isDue ? (this.requested ?? other) : other;
    if (!wanted) return false;
    // A build that was asked for and failed is made as it was wanted.
    const isAsked = wanted === this.requested;
    if (isAsked) {
      this.isAwaited = false;
      this.record.setRequest({ what: wanted, from: served.updater.release.number });
    }
    const work = wanted === 'build' ? this.build(served, isAsked) : this.rollBack(served);
    this.background = this.timed(wanted, work).then((isDone) => {
      if (wanted === 'build' || isDone) this.retries.record(isDone);
      this.background = undefined;
    });
    return true;
  }

  /** Whoever was killed after its swap could not say that it was done; what came instead of a rollback has ended it. */
  private clearIfDone({ updater: { release, facts } }: ServedRelease): void {
    const { request } = this.record;
    if (request?.from === undefined || request.from === release.number) return;
    if (request.what === 'rollback' && !facts.rollback)
      this.record.recordResult('rollback', performance.now(), OVERTAKEN);
    else this.record.setRequest(null);
  }

  /** @param work answers whether there was anything to do. Answers whether it did not fail. */
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

  /** @param isAsked somebody wants it: then every page is published, also where the build is the same */
  private async build(served: ServedRelease, isAsked: boolean): Promise<boolean> {
    const { revision } = await this.feed.state();
    this.triedUpTo = revision;
    const { folder } = await step('Building the site', () => this.makeBundle(this.env));
    if (!isAsked && (await isReleaseOfBundle(served.updater.release.folder, folder))) {
      await this.mutex.runExclusive(() => served.updater.markBuiltUpTo(revision, basename(folder)));
      return false;
    }
    await this.replaceBy(served, await Bundle.open(folder), revision);
    return true;
  }

  private async rollBack(served: ServedRelease): Promise<boolean> {
    const { bundle, facts, state } = served.updater;
    const earlier = await this.findEarlier(served.updater);
    if (!earlier) throw new Failure(this.nothingEarlierMessage);
    const lacks = await revisionsMissingFrom(this.feed, earlier.state, state);
    const rollback = {
      to: earlier.number,
      insteadOf: facts.rollback?.insteadOf ?? bundle.name,
      since: new Date().toISOString(),
    };
    await this.replaceBy(
      served,
      await Bundle.open(join(foldersOf(this.env.dataDir).bundles, earlier.bundle)),
      state.cursor,
      { rollback, pageSizes: earlier.pageSizes, lacks },
    );
    // What the earlier build lacks is not to be built again by itself.
    this.triedUpTo = Math.max(this.triedUpTo, state.cursor);
    return true;
  }

  /**
   * Publishes from another bundle, works off what was changed meanwhile, and swaps between two renewals. Going back
   * throws no release away: somebody may want to go further back.
   */
  private async replaceBy(
    served: ServedRelease,
    bundle: Bundle,
    builtAt: number,
    back?: RollbackSource,
  ): Promise<void> {
    const { env, feed } = this;
    await step('Publishing the site', async (note) => {
      const made = await makeRelease(env, feed, bundle, builtAt, back);
      const next = made.keeper;
      const { updater: old } = served;
      try {
        await catchUp(next, (await feed.state()).revision);
        await this.mutex.runExclusive(async () => {
          await catchUp(next, old.state.cursor);
          await next.release.swap(foldersOf(env.dataDir));
          served.replaceBy(next);
        });
      } catch (cause) {
        next.close();
        await next.release.discard();
        throw cause;
      }
      await served.dispose(old);
      if (!back) await pruneReleases(foldersOf(env.dataDir), env.releasesKept);
      note(`${String(made.pages)} pages, release ${String(made.number)}`);
    });
  }
}
