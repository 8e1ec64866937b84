import type { Env } from '../../../cms/src/env';
import type { PublisherStatus, SiteStatus } from '../../lib/domain';
import { Failure, messageOf } from '../../lib/failure';
import { log } from '../../lib/log';
import type { Feed } from '../feed/cms-feed';
import { isOf, publishedRevision } from '../release/release-facts';
import { AnotherDatabase } from '../updater/another-database';
import { Bell } from './wake-signal';
import type { BuildRecord } from './build-record';
import { Builder } from './build-runner';
import type { Served, Wanted } from './build-runner';
import { lagOf } from './publishing-lag';
import type { Build } from './open-release';
import type { SiteKeeper } from '../updater/release-updater';
import { Sweeper } from '../reconciler/daily-reconciler';
import { rollbackOf } from '../../publish/status-on-disk';
import { Turns } from './mutex';

/** The publisher also looks by itself, whatever became of its wake-up calls. */
const POLL_MS = 2000;
/** A wake-up call may come before the write that it tells of is to be seen. */
const EAGER_MS: readonly number[] = [2, 4, 8, 16, 32, 64, 128];

/** What is known of the served release when a publisher takes it up. */
export interface Beginning {
  /**
   * `unseen`: nobody knows yet whether the release is of the CMS's database;
   * `unbuilt`: it is, but whether it is of this code has not been looked at.
   */
  readonly start?: 'unseen' | 'unbuilt' | 'done';
  /** What keeps the pages from being renewed. */
  readonly error?: string | null;
  /** A build of everything editorial up to this revision has failed. */
  readonly failedUpTo?: number;
}

/** Follows the CMS's change log: keeps the served release true, and builds a new one where that is needed. */
export class Publisher {
  private readonly bell = new Bell();
  private readonly turns = new Turns();
  private readonly sweeper: Sweeper;
  private readonly builder: Builder;
  private error: string | null;
  private isRenewing = false;
  /** As at its beginning; `foreign`: the release is of another database than the CMS's, and is left alone. */
  private start: 'unseen' | 'foreign' | 'unbuilt' | 'done';

  /** @param build makes the bundle of the site's code and the CMS's content, unless there is one */
  constructor(
    env: Env,
    private readonly feed: Feed,
    build: Build,
    record: BuildRecord,
    private keeper: SiteKeeper,
    { start = 'done', error = null, failedUpTo }: Beginning,
  ) {
    this.start = start;
    this.error = error;
    this.sweeper = new Sweeper(feed, this.turns);
    this.builder = new Builder(env, feed, build, this.turns, record);
    if (failedUpTo !== undefined) this.builder.failed(failedUpTo);
  }

  get status(): SiteStatus {
    const { state, release, facts, bundle } = this.keeper;
    return {
      revision: publishedRevision(state),
      pages: state.cursor,
      release: release.number,
      rollback: rollbackOf(facts, bundle),
      running: this.builder.running ? 'build' : this.isRenewing ? 'pages' : 'nothing',
      shiftedLists: state.tails.length,
      lastBuild: this.builder.lastBuild,
      lastSweep: this.sweeper.last,
      error: this.fault,
    };
  }

  private get fault(): string | null {
    return this.error ?? (this.start === 'foreign' ? new AnotherDatabase().message : null);
  }

  /** The same, and how far that is behind the CMS, which is asked. */
  async report(): Promise<PublisherStatus> {
    const { status } = this;
    return { ...status, behind: await lagOf(this.feed, this.keeper.state) };
  }

  /** Why nobody can go back from what is served; undefined where it can be done. */
  async faultOfRollback(): Promise<string | undefined> {
    return (await this.builder.earlierThan(this.keeper)) ? undefined : this.builder.nothingEarlier;
  }

  wake(): void {
    this.bell.ring();
  }

  /** Builds anew, or goes back, as soon as nothing else is being built. */
  ask(wanted: Wanted): void {
    this.builder.ask(wanted);
    this.bell.ring();
  }

  /** Works until it is told to end. */
  async run(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => {
      this.bell.ring();
    });
    let eager = EAGER_MS.length;
    while (!signal.aborted) {
      const isAtWork = await this.round();
      if (isAtWork) continue;
      if (this.fault === null) this.sweeper.startIfDue(this.keeper);
      const isWoken = await this.bell.wait(EAGER_MS[eager] ?? POLL_MS);
      eager = isWoken ? 0 : eager + 1;
    }
    await this.builder.running;
    await this.sweeper.stop();
    this.keeper.close();
  }

  /** Works off everything, builds included, and ends. @param wanted why, where somebody publishes once */
  async finish(wanted: Wanted = 'build'): Promise<void> {
    // Whoever publishes wants what the CMS has: that ends a rollback, or one that was cut off before it was done.
    const isBack = this.status.rollback !== null || this.builder.asked === 'rollback';
    if (wanted === 'rollback' || isBack) this.ask(wanted);
    while ((await this.round()) || this.builder.running) await this.builder.running;
    if (this.error !== null) throw new Failure(this.error);
    const failed = this.builder.lastBuild?.error;
    if (failed) throw new Failure(failed);
    this.keeper.close();
  }

  /** Works off some of what there is to do; false where there is nothing, or it cannot be done now. */
  private async round(): Promise<boolean> {
    try {
      const did = await this.turns.take(() => this.renew());
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
      this.isRenewing = false;
    }
  }

  private async renew(): Promise<boolean> {
    if (this.start === 'unseen') await this.look();
    if (this.start === 'foreign') return false;
    this.isRenewing = this.keeper.isBusy;
    try {
      if ((await this.keeper.step()) > 0) return true;
    } catch (error) {
      if (!(error instanceof AnotherDatabase)) throw error;
      this.leave();
      return false;
    }
    if (!this.keeper.isBusy) return false;
    await this.keeper.stepTail();
    return true;
  }

  /** Does what a start with a CMS that answered would have done. */
  private async look(): Promise<void> {
    const isOwn = isOf(this.keeper.state, await this.feed.state());
    if (isOwn) this.start = 'unbuilt';
    else this.leave();
  }

  /** Leaves a release of another database alone, until one of the CMS's own takes its place. */
  private leave(): void {
    this.start = 'foreign';
    this.builder.ask('build');
  }

  private startBuild(): void {
    const served: Served = {
      keeper: this.keeper,
      replaceBy: (next) => {
        this.keeper = next;
        this.start = 'done';
      },
      letGo: async (old) => {
        await this.sweeper.stop();
        old.close();
      },
    };
    if (!this.builder.startIfWanted(served, this.start === 'unbuilt')) return;
    if (this.start === 'unbuilt') this.start = 'done';
    void this.builder.running?.then(() => {
      this.bell.ring();
    });
  }
}
