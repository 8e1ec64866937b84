import { Failure } from '../../lib/failure';
import type { Feed } from '../feed/cms-feed';
import { frontPages } from '../pages/site-plan';
import type { Bundle } from '../release/bundle';
import type { Release } from '../release/release';
import { isSameDatabase } from '../release/release-state';
import type { InProgressUpdate, ReleaseState, ShiftedList } from '../release/release-state';
import type { ReleaseFacts } from '../release/release-facts';
import type { Renderer } from '../render/renderer';
import { affectedPagesOf } from './affected-pages';
import { changesFrontPages, revisionsNeedingBuild } from './build-changes';
import { listingsIn, loadChangedListing, mentionsOneOf, mergeUpdates } from './changed-listings';
import { LocalityCache } from './localities';
import { ReleasePages } from './release-pages';
import { ReleaseProgress } from './release-progress';

/** Pages of a shifted list that are updated before new changes are looked for. */
const SHIFTED_PAGES_AT_ONCE = 20;

/** The pages are of another database than the CMS has, for example because a backup was restored. */
export class DatabaseReplacedError extends Failure {
  constructor() {
    super('The CMS has another database than the pages are of: every page is made anew.');
  }
}

/** Pages that may differ from the CMS: those of a listing, a page of a list, or the landing and region pages. */
export type RepairTarget =
  | { readonly what: 'listing'; readonly kind: InProgressUpdate['kind']; readonly id: string }
  | ({ readonly what: 'list' } & ShiftedList)
  | { readonly what: 'front' };

/** Keeps one release up to date: renders just the pages that the CMS's changes affect. */
export class ReleaseUpdater {
  private constructor(
    readonly release: Release,
    readonly bundle: Bundle,
    readonly pages: ReleasePages,
    private readonly feed: Feed,
    private readonly progress: ReleaseProgress,
  ) {}

  static async open(
    release: Release,
    parts: { readonly bundle: Bundle; readonly feed: Feed; readonly renderer: Renderer },
    siteUrl: string,
  ): Promise<ReleaseUpdater> {
    const { bundle, feed, renderer } = parts;
    const pages = new ReleasePages(release, feed, renderer, siteUrl);
    return new ReleaseUpdater(release, bundle, pages, feed, await ReleaseProgress.open(release));
  }

  get facts(): ReleaseFacts {
    return this.progress.facts;
  }

  get state(): ReleaseState {
    return this.progress.state;
  }

  /** The last revision that needs a build; -1 if none does. */
  get lastAwaitingBuild(): number {
    return this.state.awaitingBuild.at(-1) ?? -1;
  }

  /** Whether pages of shifted lists are not up to date. */
  get hasShiftedLists(): boolean {
    return this.state.shiftedLists.length > 0;
  }

  pageSizes = () => this.progress.pageSizes(this.feed);

  close(): void {
    this.pages.close();
  }

  /**
   * Applies the next changes, and again those that were interrupted. When it resolves, the affected pages are there; the
   * further pages of shifted lists are noted in the state.
   *
   * @returns the number of changes
   * @throws DatabaseReplacedError
   */
  async applyChanges(): Promise<number> {
    const { progress } = this;
    const { cursor, inProgress } = this.state;
    const { changes, ...content } = await this.feed.changes(cursor);
    if (!isSameDatabase(this.state, content)) throw new DatabaseReplacedError();
    const { revision } = content;
    if (changes.length === 0 && inProgress.length === 0) {
      // A write that no page shows has a revision, too.
      if (revision > cursor) progress.change({ cursor: revision });
      return 0;
    }
    const { shiftedLists } = await this.updateListings(
      listingsIn(changes),
      changesFrontPages(changes),
    );
    progress.change({
      cursor: changes.at(-1)?.revision ?? revision,
      inProgress: [],
      awaitingBuild: progress.withAwaitingBuild(revisionsNeedingBuild(changes)),
      shiftedLists: progress.withShiftedLists(shiftedLists),
    });
    return changes.length;
  }

  /** Makes pages as the CMS has them now. Returns how many were not. */
  async repair(target: RepairTarget): Promise<number> {
    const { progress } = this;
    if (target.what === 'listing') {
      const update = { ...target, shown: [] };
      const { shiftedLists, written } = await this.updateListings([update], false);
      progress.change({ inProgress: [], shiftedLists: progress.withShiftedLists(shiftedLists) });
      return written;
    }
    const sizes = await this.pageSizes();
    if (target.what === 'front') return await this.pages.update(frontPages(this.feed, sizes));
    const { area, list, page } = target;
    return (await this.pages.updateList({ area, list, page }, page + 1, sizes)).written;
  }

  /** Notes that every page has been compared with the CMS. */
  markReconciled(): void {
    this.progress.change({ reconciledAt: new Date().toISOString() });
  }

  markBuiltUpTo(revision: number, bundle: string): Promise<void> {
    return this.progress.markBuiltUpTo(revision, bundle);
  }

  /** Updates some of the further pages of one shifted list. */
  async updateShiftedList(): Promise<void> {
    const [first, ...others] = this.state.shiftedLists;
    if (!first) return;
    const end = first.page + SHIFTED_PAGES_AT_ONCE;
    const { next } = await this.pages.updateList(first, end, await this.pageSizes());
    this.progress.change({ shiftedLists: next ? [next, ...others] : others });
  }

  /** Updates the pages that these listings affect, and those whose update was interrupted. */
  private async updateListings(updates: readonly InProgressUpdate[], isFront: boolean) {
    const { folder } = this.release;
    const { inProgress } = this.state;
    const all = mergeUpdates([...inProgress, ...updates]);
    const loading = all.map((one) => loadChangedListing(folder, this.feed, one));
    // After the listings, which the lists wait for: the CMS takes longer for a locality with many listings.
    const localities = new LocalityCache(this.feed);
    localities.prefetch(all.flatMap(({ shown }) => shown.filter((place) => place !== null)));
    const changed = await Promise.all(loading);
    this.progress.markInProgress(changed);
    const isInterrupted = inProgress.length > 0;
    const { removed, pages, shiftedLists } = affectedPagesOf(
      this.feed,
      await this.pageSizes(),
      changed,
      isFront,
      (path, ids) => mentionsOneOf(folder, path, ids, isInterrupted),
      localities,
    );
    await this.pages.remove(removed);
    const written = await this.pages.update(pages);
    return { shiftedLists, written: removed.length + written };
  }
}
