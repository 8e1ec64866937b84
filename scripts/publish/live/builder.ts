import { join } from 'node:path';
import type { Env } from '../../../cms/src/env';
import type { SiteBuild } from '../../lib/domain';
import { Failure, sentenceOf } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { say, step } from '../../lib/report';
import { Bundle } from '../bundle';
import type { Feed } from '../cms-feed';
import { bundleBefore, prune } from '../release-shelf';
import { catchUp, makeRelease, standsFor } from './open-release';
import type { Build } from './open-release';
import type { SiteKeeper } from './site-keeper';
import type { Turns } from './turns';

export type Wanted = 'build' | 'rollback';

/** A build that failed is tried again: what failed may have been the CMS that was away. Each time after twice as long. */
const RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;

/** The release that is served, and how another takes its place. */
export interface Served {
  readonly keeper: SiteKeeper;
  /** Called between two renewals, when the other is swapped in. */
  readonly replaceBy: (next: SiteKeeper) => void;
  /** Called after it. */
  readonly letGo: (old: SiteKeeper) => Promise<void>;
}

/** Builds the site anew or goes back, in the background, one at a time: what is asked for meanwhile becomes one. */
export class Builder {
  private wanted: Wanted | undefined;
  /** The last build that was tried held everything editorial up to this revision. */
  private triedUpTo = -1;
  private background: Promise<void> | undefined;
  private last: SiteBuild | null = null;
  /** Builds that failed, one after the other. */
  private failures = 0;

  /** @param makeBundle makes the bundle of this code and content, unless there is one */
  constructor(
    private readonly env: Env,
    private readonly feed: Feed,
    private readonly makeBundle: Build,
    private readonly turns: Turns,
  ) {}

  get lastBuild(): SiteBuild | null {
    return this.last;
  }

  /** What is being done now; resolves when it is, well or not. */
  get running(): Promise<void> | undefined {
    return this.background;
  }

  ask(wanted: Wanted): void {
    this.wanted = wanted;
  }

  /** Says that a build which somebody else made since a moment of `performance.now()` ended like this. */
  tried(upTo: number, began: number, error: string): void {
    this.triedUpTo = upTo;
    this.failures = 1;
    this.note(began, error);
  }

  /**
   * Starts what is asked for, or a build that is due, unless one is running; false where nothing is started.
   * @param isDue whether it must be looked at whether there is something to be built
   */
  startIfWanted(served: Served, isDue: boolean): boolean {
    const isNeeded = isDue || served.keeper.lastUnbuilt > this.triedUpTo || this.isToBeRetried();
    const wanted = this.wanted ?? (isNeeded ? 'build' : undefined);
    if (!wanted || this.background) return false;
    const isAsked = this.wanted !== undefined;
    this.wanted = undefined;
    const work = wanted === 'build' ? this.build(served, isAsked) : this.rollBack(served);
    this.background = this.timed(work).then((isDone) => {
      if (wanted === 'build') this.failures = isDone ? 0 : this.failures + 1;
      this.background = undefined;
    });
    return true;
  }

  private isToBeRetried(): boolean {
    if (this.failures === 0 || !this.last) return false;
    const wait = Math.min(RETRY_MS * 2 ** (this.failures - 1), LONGEST_RETRY_MS);
    return Date.now() - Date.parse(this.last.endedAt) >= wait;
  }

  /** Answers whether the work was done. */
  private async timed(work: Promise<void>): Promise<boolean> {
    const began = performance.now();
    let error: string | null = null;
    try {
      await work;
    } catch (cause) {
      error = sentenceOf(cause);
    }
    this.note(began, error);
    return error === null;
  }

  private note(began: number, error: string | null): void {
    if (error !== null) say(`The site stays as it is: ${error}`);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    this.last = { endedAt: new Date().toISOString(), seconds, error };
  }

  /** @param isAsked somebody wants it: then every page is published, also where the build is the same */
  private async build(served: Served, isAsked: boolean): Promise<void> {
    const { revision } = await this.feed.state();
    this.triedUpTo = revision;
    const { folder } = await step('Building the site', () => this.makeBundle(this.env));
    if (!isAsked && (await standsFor(served.keeper.release.folder, folder))) {
      await this.turns.take(() => {
        served.keeper.builtUpTo(revision);
      });
      return;
    }
    await this.replaceBy(served, await Bundle.open(folder), revision);
  }

  private async rollBack(served: Served): Promise<void> {
    const { bundle, state } = served.keeper;
    const folders = foldersOf(this.env.dataDir);
    const before = await bundleBefore(folders, bundle.name);
    if (!before) throw new Failure('There is no earlier release of other code or content.');
    // What the earlier build lacks is not to be built again by itself.
    this.triedUpTo = state.cursor;
    await this.replaceBy(
      served,
      await Bundle.open(join(folders.bundles, before)),
      state.cursor,
      bundle.name,
    );
  }

  /** Publishes from another bundle, works off what was changed meanwhile, and swaps between two renewals. */
  private async replaceBy(
    served: Served,
    bundle: Bundle,
    builtAt: number,
    insteadOf?: string,
  ): Promise<void> {
    const { env, feed } = this;
    await step('Publishing the site', async (note) => {
      const made = await makeRelease(env, feed, bundle, builtAt, insteadOf);
      const next = made.keeper;
      await catchUp(next, (await feed.state()).revision);
      const { keeper: old } = served;
      await this.turns.take(async () => {
        await catchUp(next, old.state.cursor);
        await next.release.swap(foldersOf(env.dataDir));
        served.replaceBy(next);
      });
      await served.letGo(old);
      await prune(foldersOf(env.dataDir), env.releasesKept);
      note(`${String(made.pages)} pages, release ${String(made.number)}`);
    });
  }
}
