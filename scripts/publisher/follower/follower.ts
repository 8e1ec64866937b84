import type { Env } from '../../../cms/src/settings/env';
import type { PublisherStatus, SiteStatus } from '../../lib/domain';
import { Failure, messageOf } from '../../lib/failure';
import { log } from '../../lib/log';
import type { Feed } from '../feed/cms-feed';
import { isSameDatabase, publishedRevision } from '../release/release-facts';
import { DatabaseReplacedError } from '../updater/another-database';
import { WakeSignal } from './wake-signal';
import type { BuildRecord } from './build-record';
import { BuildRunner } from './build-runner';
import type { ServedRelease, PublishRequest } from './build-runner';
import { publishingLagOf } from './publishing-lag';
import type { BuildSite } from './open-release';
import type { ReleaseUpdater } from '../updater/release-updater';
import { DailyReconciler } from '../reconciler/daily-reconciler';
import { rollbackOf } from '../../publish/status-on-disk';
import { Mutex } from './mutex';

/** The publisher also looks by itself, whatever became of its wake-up calls. */
const POLL_MS = 2000;
/** A wake-up call may come before the write that it tells of is to be seen. */
const FIRST_POLLS_MS: readonly number[] = [2, 4, 8, 16, 32, 64, 128];

/** What is known of the served release when a publisher takes it up. */
export interface InitialState {
  /**
   * `unseen`: nobody knows yet whether the release is of the CMS's database;
   * `awaitingBuild`: it is, but whether it is of this code has not been looked at.
   */
  readonly start?: 'unseen' | 'awaitingBuild' | 'done';
  /** What keeps the pages from being renewed. */
  readonly error?: string | null;
  /** A build of everything editorial up to this revision has failed. */
  readonly failedUpTo?: number;
}

/** Follows the CMS's change log: keeps the served release true, and builds a new one where that is needed. */
export class Follower {
  private readonly wakeSignal = new WakeSignal();
  private readonly mutex = new Mutex();
  private readonly reconciler: DailyReconciler;
  private readonly buildRunner: BuildRunner;
  private error: string | null;
  private isUpdating = false;
  /** As at its beginning; `foreign`: the release is of another database than the CMS's, and is left alone. */
  private start: 'unseen' | 'foreign' | 'awaitingBuild' | 'done';

  /** @param build makes the bundle of the site's code and the CMS's content, unless there is one */
  constructor(
    env: Env,
    private readonly feed: Feed,
    build: BuildSite,
    record: BuildRecord,
    private updater: ReleaseUpdater,
    { start = 'done', error = null, failedUpTo }: InitialState,
  ) {
    this.start = start;
    this.error = error;
    this.reconciler = new DailyReconciler(feed, this.mutex);
    this.buildRunner = new BuildRunner(env, feed, build, this.mutex, record);
    if (failedUpTo !== undefined) this.buildRunner.noteFailure(failedUpTo);
  }

  get status(): SiteStatus {
    const { state, release, facts, bundle } = this.updater;
    return {
      revision: publishedRevision(state),
      pages: state.cursor,
      release: release.number,
      rollback: rollbackOf(facts, bundle),
      running: this.buildRunner.running ? 'build' : this.isUpdating ? 'pages' : 'nothing',
      shiftedLists: state.shiftedLists.length,
      lastBuild: this.buildRunner.lastBuild,
      lastSweep: this.reconciler.last,
      error: this.currentError,
    };
  }

  private get currentError(): string | null {
    return this.error ?? (this.start === 'foreign' ? new DatabaseReplacedError().message : null);
  }

  /** The same, and how far that is behind the CMS, which is asked. */
  async report(): Promise<PublisherStatus> {
    const { status } = this;
    return { ...status, behind: await publishingLagOf(this.feed, this.updater.state) };
  }

  /** Why nobody can go back from what is served; undefined where it can be done. */
  async rollbackRejection(): Promise<string | undefined> {
    return (await this.buildRunner.findEarlier(this.updater))
      ? undefined
      : this.buildRunner.nothingEarlierMessage;
  }

  wake(): void {
    this.wakeSignal.notify();
  }

  /** Builds anew, or goes back, as soon as nothing else is being built. */
  request(wanted: PublishRequest): void {
    this.buildRunner.request(wanted);
    this.wakeSignal.notify();
  }

  /** Works until it is told to end. */
  async run(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => {
      this.wakeSignal.notify();
    });
    let eager = FIRST_POLLS_MS.length;
    while (!signal.aborted) {
      const isAtWork = await this.runOnce();
      if (isAtWork) continue;
      if (this.currentError === null) this.reconciler.startIfDue(this.updater);
      const isWoken = await this.wakeSignal.wait(FIRST_POLLS_MS[eager] ?? POLL_MS);
      eager = isWoken ? 0 : eager + 1;
    }
    await this.buildRunner.running;
    await this.reconciler.stop();
    this.updater.close();
  }

  /** Works off everything, builds included, and ends. @param wanted why, where somebody publishes once */
  async finish(wanted: PublishRequest = 'build'): Promise<void> {
    // Whoever publishes wants what the CMS has: that ends a rollback, or one that was cut off before it was done.
    const isBack = this.status.rollback !== null || this.buildRunner.requested === 'rollback';
    if (wanted === 'rollback' || isBack) this.request(wanted);
    while ((await this.runOnce()) || this.buildRunner.running) await this.buildRunner.running;
    if (this.error !== null) throw new Failure(this.error);
    const failed = this.buildRunner.lastBuild?.error;
    if (failed) throw new Failure(failed);
    this.updater.close();
  }

  /** Works off some of what there is to do; false where there is nothing, or it cannot be done now. */
  private async runOnce(): Promise<boolean> {
    try {
      const did = await this.mutex.runExclusive(() => this.update());
      if (this.error !== null) log('The pages are renewed again.');
      this.error = null;
      this.startBuild();
      return did;
    } catch (error) {
      const sentence = messageOf(error);
      if (this.error !== sentence) log(sentence);
      this.error = sentence;
      return false;
    } finally {
      this.isUpdating = false;
    }
  }

  private async update(): Promise<boolean> {
    if (this.start === 'unseen') await this.checkDatabase();
    if (this.start === 'foreign') return false;
    this.isUpdating = this.updater.hasShiftedLists;
    try {
      if ((await this.updater.applyChanges()) > 0) return true;
    } catch (error) {
      if (!(error instanceof DatabaseReplacedError)) throw error;
      this.stopFollowing();
      return false;
    }
    if (!this.updater.hasShiftedLists) return false;
    await this.updater.updateShiftedList();
    return true;
  }

  /** Does what a start with a CMS that answered would have done. */
  private async checkDatabase(): Promise<void> {
    const isOwn = isSameDatabase(this.updater.state, await this.feed.state());
    if (isOwn) this.start = 'awaitingBuild';
    else this.stopFollowing();
  }

  /** Leaves a release of another database alone, until one of the CMS's own takes its place. */
  private stopFollowing(): void {
    this.start = 'foreign';
    this.buildRunner.request('build');
  }

  private startBuild(): void {
    const served: ServedRelease = {
      updater: this.updater,
      replaceBy: (next) => {
        this.updater = next;
        this.start = 'done';
      },
      dispose: async (old) => {
        await this.reconciler.stop();
        old.close();
      },
    };
    if (!this.buildRunner.startIfNeeded(served, this.start === 'awaitingBuild')) return;
    if (this.start === 'awaitingBuild') this.start = 'done';
    void this.buildRunner.running?.then(() => {
      this.wakeSignal.notify();
    });
  }
}
