import { basename } from 'node:path';
import type { Env } from '../../../cms/src/env';
import { buildSite } from '../../build/site';
import type { PublisherStatus } from '../../lib/domain';
import { Failure, sentenceOf } from '../../lib/failure';
import { say } from '../../lib/report';
import type { ContentState, Feed } from '../cms-feed';
import { publishedRevision } from '../release-facts';
import { Bell } from './bell';
import { Builder } from './builder';
import type { Served, Wanted } from './builder';
import { isOf, openWanted, takeUp } from './open-release';
import type { Build } from './open-release';
import type { SiteKeeper } from './site-keeper';
import { Sweeper } from './sweeper';
import { Turns } from './turns';

/** The publisher also looks by itself, whatever became of its wake-up calls. */
const POLL_MS = 2000;
/** A wake-up call may come before the write that it tells of is to be seen. */
const EAGER_MS: readonly number[] = [2, 4, 8, 16, 32, 64, 128];

/** Follows the CMS's change log: keeps the served release true, and builds a new one where that is needed. */
export class Publisher {
  private readonly bell = new Bell();
  private readonly turns = new Turns();
  private readonly sweeper: Sweeper;
  private readonly builder: Builder;
  private error: string | null = null;
  private isRenewing = false;
  /**
   * `unseen`: nobody knows yet whether the release is of the CMS's database; `foreign`: it is not, and is left alone;
   * `unbuilt`: it is, but whether it is of this code has not been looked at.
   */
  private start: 'unseen' | 'foreign' | 'unbuilt' | 'done' = 'done';

  private constructor(
    env: Env,
    private readonly feed: Feed,
    build: Build,
    private keeper: SiteKeeper,
  ) {
    this.sweeper = new Sweeper(feed, this.turns);
    this.builder = new Builder(env, feed, build, this.turns);
  }

  /**
   * Opens the served release, or makes one where there is none of this code, this content and this database. Where
   * that fails, the served one is followed as it is, if it is of this database; where the CMS does not even say which
   * database it has, as soon as it does.
   * @param isPatient waits for the build; else the served release of this database is followed at once, whatever code
   * and content it is of, and the build goes on beside it
   * @param build makes the bundle of this code and content, unless there is one
   */
  static async open(
    env: Env,
    feed: Feed,
    isPatient: boolean,
    build: Build = buildSite,
  ): Promise<Publisher> {
    let content: ContentState;
    try {
      content = await feed.state();
    } catch (cause) {
      return await Publisher.openBlindly(env, feed, build, cause);
    }
    const served = isPatient ? undefined : await takeUp(env, feed, content);
    if (served) {
      const publisher = new Publisher(env, feed, build, served);
      publisher.start = 'unbuilt';
      return publisher;
    }
    const began = performance.now();
    try {
      const keeper = await openWanted(env, feed, build, content);
      keeper.builtUpTo(content.revision);
      return new Publisher(env, feed, build, keeper);
    } catch (cause) {
      const keeper = await takeUp(env, feed, content);
      if (!keeper) throw cause;
      const publisher = new Publisher(env, feed, build, keeper);
      publisher.builder.tried(content.revision, began, sentenceOf(cause));
      return publisher;
    }
  }

  private static async openBlindly(env: Env, feed: Feed, build: Build, cause: unknown) {
    const keeper = await takeUp(env, feed, undefined);
    if (!keeper) throw cause;
    const publisher = new Publisher(env, feed, build, keeper);
    publisher.start = 'unseen';
    publisher.error = sentenceOf(cause);
    say(publisher.error);
    return publisher;
  }

  get status(): PublisherStatus {
    const { state, release } = this.keeper;
    return {
      revision: publishedRevision(state),
      pages: state.cursor,
      release: Number(basename(release.folder)),
      running: this.builder.running ? 'build' : this.isRenewing ? 'pages' : 'nothing',
      shiftedLists: state.tails.length,
      lastBuild: this.builder.lastBuild,
      lastSweep: this.sweeper.last,
      error: this.error,
    };
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
      if (this.error === null) this.sweeper.startIfDue(this.keeper);
      const isWoken = await this.bell.wait(EAGER_MS[eager] ?? POLL_MS);
      eager = isWoken ? 0 : eager + 1;
    }
    await this.builder.running;
    await this.sweeper.stop();
    this.keeper.close();
  }

  /** Works off everything, builds included, and ends. */
  async finish(): Promise<void> {
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
      if (this.error !== null) say('The pages are renewed again.');
      this.error = null;
      this.startBuild();
      return did;
    } catch (error) {
      const sentence = sentenceOf(error);
      if (this.error !== sentence) say(sentence);
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
    if ((await this.keeper.step()) > 0) return true;
    if (!this.keeper.isBusy) return false;
    await this.keeper.stepTail();
    return true;
  }

  /** Does what a start with a CMS that answered would have done. */
  private async look(): Promise<void> {
    const isOwn = isOf(this.keeper.state, await this.feed.state());
    this.start = isOwn ? 'unbuilt' : 'foreign';
    if (!isOwn) this.builder.ask('build');
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
