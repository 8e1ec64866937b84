import { basename, join } from 'node:path';
import type { Env } from '../../../cms/src/env';
import { buildSite } from '../../build/site';
import type { PublisherStatus, SiteBuild } from '../../lib/domain';
import { Failure, sentenceOf } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { say, step } from '../../lib/report';
import { Bundle } from '../bundle';
import type { ContentState, Feed } from '../cms-feed';
import { publishedRevision } from '../release-facts';
import { bundleBefore, prune } from '../release-shelf';
import { Bell } from './bell';
import { catchUp, isOf, makeRelease, openWanted, takeUp } from './open-release';
import type { Build } from './open-release';
import type { SiteKeeper } from './site-keeper';
import { Sweeper } from './sweeper';
import { Turns } from './turns';

/** The publisher also looks by itself, whatever became of its wake-up calls. */
const POLL_MS = 2000;
/** A wake-up call may come before the write that it tells of is to be seen. */
const EAGER_MS: readonly number[] = [2, 4, 8, 16, 32, 64, 128];

type Wanted = 'build' | 'rollback';

/** Follows the CMS's change log: keeps the served release true, and builds a new one where that is needed. */
export class Publisher {
  private readonly bell = new Bell();
  private readonly turns = new Turns();
  private readonly sweeper: Sweeper;
  private wanted: Wanted | undefined;
  /** The last build that was tried held everything editorial up to this revision. */
  private triedUpTo = -1;
  private background: Promise<void> | undefined;
  private lastBuild: SiteBuild | null = null;
  private error: string | null = null;
  private isRenewing = false;
  /**
   * `unseen`: nobody knows yet whether the release is of the CMS's database; `foreign`: it is not, and is left alone;
   * `unbuilt`: it is, but whether it is of this code has not been looked at.
   */
  private start: 'unseen' | 'foreign' | 'unbuilt' | 'done' = 'done';

  private constructor(
    private readonly env: Env,
    private readonly feed: Feed,
    private readonly makeBundle: Build,
    private keeper: SiteKeeper,
  ) {
    this.sweeper = new Sweeper(feed, this.turns);
  }

  /**
   * Opens the served release, or makes one where there is none of this code, this content and this database. Where
   * that fails, the served one is followed as it is, if it is of this database; where the CMS does not even say which
   * database it has, as soon as it does.
   * @param build makes the bundle of this code and content, unless there is one
   */
  static async open(env: Env, feed: Feed, build: Build = buildSite): Promise<Publisher> {
    let content: ContentState;
    try {
      content = await feed.state();
    } catch (cause) {
      return await Publisher.openBlindly(env, feed, build, cause);
    }
    const began = performance.now();
    try {
      const keeper = await openWanted(env, feed, build, content);
      await keeper.builtUpTo(content.revision);
      return new Publisher(env, feed, build, keeper);
    } catch (cause) {
      const keeper = await takeUp(env, feed, content);
      if (!keeper) throw cause;
      const publisher = new Publisher(env, feed, build, keeper);
      publisher.triedUpTo = content.revision;
      publisher.noteBuild(began, sentenceOf(cause));
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
      running: this.background ? 'build' : this.isRenewing ? 'pages' : 'nothing',
      shiftedLists: state.tails.length,
      lastBuild: this.lastBuild,
      lastSweep: this.sweeper.last,
      error: this.error,
    };
  }

  wake(): void {
    this.bell.ring();
  }

  /** Builds anew, or goes back, as soon as nothing else is being built. */
  ask(wanted: Wanted): void {
    this.wanted = wanted;
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
    await this.background;
    await this.sweeper.stop();
    this.keeper.close();
  }

  /** Works off everything, builds included, and ends. */
  async finish(): Promise<void> {
    while ((await this.round()) || this.background) await this.background;
    if (this.error !== null) throw new Failure(this.error);
    if (this.lastBuild?.error) throw new Failure(this.lastBuild.error);
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
    if (!isOwn) this.wanted = 'build';
  }

  private startBuild(): void {
    const isDue = this.start === 'unbuilt' || this.keeper.lastUnbuilt > this.triedUpTo;
    const wanted = this.wanted ?? (isDue ? 'build' : undefined);
    if (!wanted || this.background) return;
    const isAsked = this.wanted !== undefined;
    this.wanted = undefined;
    if (this.start === 'unbuilt') this.start = 'done';
    this.background = this.timed(() =>
      wanted === 'build' ? this.build(isAsked) : this.rollBack(),
    ).then(() => {
      this.background = undefined;
      this.bell.ring();
    });
  }

  private async timed(work: () => Promise<void>): Promise<void> {
    const began = performance.now();
    let error: string | null = null;
    try {
      await work();
    } catch (cause) {
      error = sentenceOf(cause);
    }
    this.noteBuild(began, error);
  }

  private noteBuild(began: number, error: string | null): void {
    if (error !== null) say(`The site stays as it is: ${error}`);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    this.lastBuild = { endedAt: new Date().toISOString(), seconds, error };
  }

  /** @param isAsked somebody wants it: then every page is published, also where the build is the same */
  private async build(isAsked: boolean): Promise<void> {
    const { revision } = await this.feed.state();
    this.triedUpTo = revision;
    const { folder } = await step('Building the site', () => this.makeBundle(this.env));
    if (folder === this.keeper.bundle.folder && !isAsked) {
      await this.turns.take(() => this.keeper.builtUpTo(revision));
      return;
    }
    await this.replaceBy(await Bundle.open(folder), revision);
  }

  private async rollBack(): Promise<void> {
    const { bundle, state } = this.keeper;
    const folders = foldersOf(this.env.dataDir);
    const before = await bundleBefore(folders, bundle.name);
    if (!before) throw new Failure('There is no earlier release of other code or content.');
    // What the earlier build lacks is not to be built again by itself.
    this.triedUpTo = state.cursor;
    await this.replaceBy(
      await Bundle.open(join(folders.bundles, before)),
      state.cursor,
      bundle.name,
    );
  }

  /** Publishes from another bundle, works off what was changed meanwhile, and swaps between two renewals. */
  private async replaceBy(bundle: Bundle, builtAt: number, insteadOf?: string): Promise<void> {
    const { env, feed } = this;
    await step('Publishing the site', async (note) => {
      const made = await makeRelease(env, feed, bundle, builtAt, insteadOf);
      const next = made.keeper;
      await catchUp(next, (await feed.state()).revision);
      const { keeper: old } = this;
      await this.turns.take(async () => {
        await catchUp(next, this.keeper.state.cursor);
        await next.release.swap(foldersOf(env.dataDir));
        this.keeper = next;
        this.start = 'done';
      });
      await this.sweeper.stop();
      old.close();
      await prune(foldersOf(env.dataDir), env.releasesKept);
      note(`${String(made.pages)} pages, release ${String(made.number)}`);
    });
  }
}
