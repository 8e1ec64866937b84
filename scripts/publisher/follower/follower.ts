import { Mutex } from 'async-mutex';
import type { Env } from '../../../cms/src/settings/env';
import type { PublisherStatus, SiteStatus } from '../../lib/domain';
import { Failure, messageOf } from '../../lib/failure';
import { log } from '../../lib/log';
import type { Feed } from '../feed/feed';
import { canFollow, publishedRevision } from '../release/release-state';
import { SetAsideRetries } from './set-aside-retries';
import { WakeSignal } from './wake-signal';
import type { BuildRecord } from './build-record';
import { BuildRunner } from './build-runner';
import type { PublishRequest } from './build-runner';
import type { ServedRelease } from './replace-release';
import { publishingLagOf } from './publishing-lag';
import type { BuildSite } from './open-release';
import { CannotFollowError } from '../updater/cannot-follow-error';
import type { ReleaseUpdater } from '../updater/release-updater';
import { DailyReconciler } from '../reconciler/daily-reconciler';
import { rollbackOf } from '../release/release-facts';

/** The follower also polls, because a wake signal can be lost. */
const POLL_MS = 2000;
/** The waits after a wake signal, which may arrive before its write is visible. */
const FIRST_POLLS_MS: readonly number[] = [2, 4, 8, 16, 32, 64, 128];

/** The state of the served release when a publisher starts. */
export interface InitialState {
  /**
   * `unknownDatabase`: the CMS did not answer, so the publisher does not know whether the release is of its database.
   * `uncheckedBuild`: it is of its database, but the publisher has not checked yet whether it is of this code.
   */
  readonly start?: 'unknownDatabase' | 'uncheckedBuild' | 'done';
  /** The reason why pages cannot be updated. */
  readonly error?: string | null;
  /** A build of all content up to this revision has failed. */
  readonly failedUpTo?: number;
}

/** Follows the CMS's change log. Keeps the served release up to date, and starts a build if a change needs it. */
export class Follower {
  private readonly wakeSignal = new WakeSignal();
  private readonly mutex = new Mutex();
  private readonly reconciler: DailyReconciler;
  private readonly buildRunner: BuildRunner;
  private readonly setAsideRetries = new SetAsideRetries(() => {
    this.wakeSignal.notify();
  });
  private error: string | null;
  private isUpdating = false;
  /** `notFollowable`: the release cannot follow the CMS's changes, so it is not updated. */
  private start: 'unknownDatabase' | 'notFollowable' | 'uncheckedBuild' | 'done';

  /** @param build makes the bundle of the site's code and the CMS's content, unless it exists */
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
    this.reconciler = new DailyReconciler(this.mutex);
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
      setAside: this.updater.setAsideStatus,
      error: this.currentError,
    };
  }

  private get currentError(): string | null {
    return this.error ?? (this.start === 'notFollowable' ? new CannotFollowError().message : null);
  }

  /** The status, and the lag of the pages behind the CMS, for which the publisher queries the CMS. */
  async report(): Promise<PublisherStatus> {
    const { status } = this;
    return { ...status, behind: await publishingLagOf(this.feed, this.updater.state) };
  }

  /** The reason why no rollback is possible; undefined if one is. */
  async rollbackRejection(): Promise<string | undefined> {
    return (await this.buildRunner.findEarlier(this.updater))
      ? undefined
      : this.buildRunner.nothingEarlierMessage;
  }

  /** Tells the follower that the CMS has changed something. */
  wake(): void {
    this.updater.pages.warmUp();
    this.wakeSignal.notify();
  }

  /** Starts a build or a rollback as soon as no other one runs. */
  request(wanted: PublishRequest): void {
    this.buildRunner.request(wanted);
    this.wakeSignal.notify();
  }

  /** Follows the CMS until the signal is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => {
      this.wakeSignal.notify();
    });
    let poll = FIRST_POLLS_MS.length;
    while (!signal.aborted) {
      const hasWorked = await this.runOnce();
      if (hasWorked) continue;
      if (this.currentError === null) this.reconciler.startIfDue(this.updater);
      const isWoken = await this.wakeSignal.wait(FIRST_POLLS_MS[poll] ?? POLL_MS);
      poll = isWoken ? 0 : poll + 1;
    }
    await this.buildRunner.running;
    await this.reconciler.stop();
    this.updater.close();
  }

  /** Applies all pending changes and builds, then ends. */
  async finish(wanted: PublishRequest = 'build'): Promise<void> {
    // A publish shows the CMS's current content. It ends a rollback, and also an interrupted rollback.
    const isRolledBack = this.status.rollback !== null || this.buildRunner.requested === 'rollback';
    if (wanted === 'rollback' || isRolledBack) this.request(wanted);
    while ((await this.runOnce()) || this.buildRunner.running) await this.buildRunner.running;
    if (this.error !== null) throw new Failure(this.error);
    const failed = this.buildRunner.lastBuild?.error;
    if (failed) throw new Failure(failed);
    this.updater.close();
  }

  /** Does a part of the work. Returns false if there is none or if it fails. */
  private async runOnce(): Promise<boolean> {
    try {
      const did = await this.mutex.runExclusive(() => this.update());
      if (this.error !== null) log('The pages are updated again.');
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
    if (this.start === 'unknownDatabase') await this.checkDatabase();
    if (this.start === 'notFollowable') return false;
    this.isUpdating = this.updater.hasShiftedLists;
    try {
      if ((await this.updater.applyChanges()) > 0) return true;
    } catch (error) {
      if (!(error instanceof CannotFollowError)) throw error;
      this.stopFollowing();
      return false;
    }
    if (this.updater.hasShiftedLists) {
      await this.updater.updateShiftedList();
      return true;
    }
    if (await this.setAsideRetries.step(this.updater)) this.reconciler.request();
    return false;
  }

  /** Does the checks that were not possible while the CMS was unavailable at the start. */
  private async checkDatabase(): Promise<void> {
    const isOwn = canFollow(this.updater.state, await this.feed.state());
    if (isOwn) this.start = 'uncheckedBuild';
    else this.stopFollowing();
  }

  /** Stops updating a release that cannot follow the CMS, until a build replaces it. */
  private stopFollowing(): void {
    this.start = 'notFollowable';
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
    if (!this.buildRunner.startIfNeeded(served, this.start === 'uncheckedBuild')) return;
    if (this.start === 'uncheckedBuild') this.start = 'done';
    void this.buildRunner.running?.then(() => {
      this.wakeSignal.notify();
    });
  }
}
