import { isAddressable } from '../../lib/domain';
import type { SetAsideRecord } from '../../lib/domain';
import type { Feed } from '../feed/cms-feed';
import { detailPage } from '../pages/planned-page';
import type { Bundle } from '../release/bundle';
import type { Release } from '../release/release';
import { isSameDatabase } from '../release/release-state';
import type { InProgressUpdate, ReleaseState, ShiftedList } from '../release/release-state';
import type { ReleaseFacts } from '../release/release-facts';
import type { Renderer } from '../render/renderer';
import { GuardedFeed, hasPlace } from '../set-aside/guarded-feed';
import { PageRenderer } from '../set-aside/page-renderer';
import { SetAside } from '../set-aside/set-aside';
import { affectedPagesOf } from './affected-pages';
import { changesFrontPages, revisionsNeedingBuild } from './build-changes';
import {
  isKind,
  listingsIn,
  loadChangedListings,
  mentionsOneOf,
  mergeUpdates,
  MOST_CHANGES,
  placeOf,
} from './changed-listings';
import type { ChangedListing } from './changed-listings';
import { DatabaseReplacedError } from './database-replaced-error';
import { LocalityCache } from './localities';
import { ReleasePages } from './release-pages';
import { ReleaseProgress } from './release-progress';
import type { RepairTarget } from './repair-target';

/** Pages of a shifted list that are updated before new changes are looked for. */
const SHIFTED_PAGES_AT_ONCE = 20;

/** Keeps one release up to date: renders just the pages that the CMS's changes affect. */
export class ReleaseUpdater {
  private constructor(
    readonly release: Release,
    readonly bundle: Bundle,
    readonly pages: ReleasePages,
    /** The CMS's records without those that are set aside. */
    readonly feed: Feed,
    private readonly unguarded: Feed,
    private readonly progress: ReleaseProgress,
    private readonly setAside: SetAside,
  ) {}

  static async open(
    release: Release,
    parts: { readonly bundle: Bundle; readonly feed: Feed; readonly renderer: Renderer },
    siteUrl: string,
  ): Promise<ReleaseUpdater> {
    const { bundle, feed, renderer } = parts;
    const progress = await ReleaseProgress.open(release);
    const setAside = new SetAside(progress.state.setAside);
    const guarded = new GuardedFeed(feed, setAside);
    const pageRenderer = new PageRenderer(renderer, release, setAside);
    const pages = new ReleasePages(release, guarded, pageRenderer, siteUrl);
    return new ReleaseUpdater(release, bundle, pages, guarded, feed, progress, setAside);
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

  /** What a status says of the records that are set aside. */
  get setAsideStatus() {
    return this.setAside.status;
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
    const { changes, ...content } = await this.feed.changes(cursor, MOST_CHANGES);
    if (!isSameDatabase(this.state, content)) throw new DatabaseReplacedError();
    const { revision } = content;
    if (changes.length === 0 && inProgress.length === 0) {
      // A write that no page shows has a revision, too.
      if (revision > cursor) progress.change({ cursor: revision });
      return 0;
    }
    const updates = listingsIn(changes);
    const isFront = changesFrontPages(changes);
    for (const { kind, id } of updates) this.setAside.release({ type: kind, id });
    for (const one of this.setAside.list)
      if (isFront && !isKind(one.type)) this.setAside.release(one);
    const { shiftedLists } = await this.updateListings(updates, isFront);
    progress.change({
      cursor: changes.at(-1)?.revision ?? revision,
      inProgress: [],
      setAside: this.setAside.list,
      awaitingBuild: progress.withAwaitingBuild(revisionsNeedingBuild(changes)),
      shiftedLists: progress.withShiftedLists(shiftedLists),
    });
    return changes.length;
  }

  /** Makes pages as the CMS has them now. Returns how many were not. */
  async repair(target: RepairTarget): Promise<number> {
    if (target.what === 'listing') return await this.update([{ ...target, shown: [] }], false);
    if (target.what === 'front') return await this.update([], true);
    const sizes = await this.pageSizes();
    const { area, list, page } = target;
    const { written } = await this.pages.updateList({ area, list, page }, page + 1, sizes);
    return written + (await this.update([], false));
  }

  /**
   * Tries every record again that is set aside.
   *
   * @returns whether one of them is gone: nobody knows what has become of its row, so every page is to be compared
   */
  async retrySetAside(): Promise<boolean> {
    let isOneGone = false;
    const again: SetAsideRecord[] = [];
    for (const record of this.setAside.list) {
      const state = await this.tryAgain(record);
      if (state === 'faulty') continue;
      this.setAside.release(record);
      if (state === 'gone') isOneGone = true;
      else again.push(record);
    }
    const updates = again.flatMap(({ type, id }) =>
      isKind(type) ? [{ kind: type, id, shown: [] }] : [],
    );
    if (again.length > 0) await this.update(updates, updates.length < again.length);
    this.progress.change({ setAside: this.setAside.list });
    return isOneGone;
  }

  private async tryAgain({
    type,
    id,
  }: SetAsideRecord): Promise<'faulty' | 'gone' | 'perhaps good'> {
    // The page that shows it leaves it out again if it cannot be rendered with it.
    if (!isKind(type)) return 'perhaps good';
    const placed = await this.unguarded.listing(type, id);
    if (!placed) return 'gone';
    if (!hasPlace(placed)) return 'faulty';
    const { area, list, listing } = placed;
    const isGood = await this.pages.isRenderable(detailPage(area, list, listing, []));
    return isGood ? 'perhaps good' : 'faulty';
  }

  /** Updates pages apart from the change log. Returns how many were not as they should be. */
  private async update(updates: readonly InProgressUpdate[], isFront: boolean): Promise<number> {
    const { progress } = this;
    const { shiftedLists, written } = await this.updateListings(updates, isFront);
    progress.change({
      inProgress: [],
      setAside: this.setAside.list,
      shiftedLists: progress.withShiftedLists(shiftedLists),
    });
    return written;
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
    await this.update([], false);
  }

  /** Updates the pages that these listings affect, and those whose update was interrupted. */
  private async updateListings(
    updates: readonly InProgressUpdate[],
    isFront: boolean,
  ): Promise<{ readonly shiftedLists: readonly ShiftedList[]; readonly written: number }> {
    const { folder } = this.release;
    const { inProgress } = this.state;
    const all = mergeUpdates([...inProgress, ...updates]);
    const loading = loadChangedListings(folder, this.feed, all);
    // After the listings, which the lists wait for: the CMS takes longer for a locality with many listings.
    const localities = new LocalityCache(this.feed);
    localities.prefetch(all.flatMap(({ shown }) => shown.filter((place) => place !== null)));
    const changed = await loading;
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
    const rest = this.newlySetAside(changed);
    const more =
      rest.length > 0 ? await this.updateListings(rest, false) : { shiftedLists: [], written: 0 };
    return {
      shiftedLists: [...shiftedLists, ...more.shiftedLists],
      written: removed.length + written + more.written,
    };
  }

  /** The listings that were set aside meanwhile, with the places where an update may have shown them. */
  private newlySetAside(changed: readonly ChangedListing[]): readonly InProgressUpdate[] {
    const placesOf = (kind: string, id: string) =>
      changed
        .filter((one) => one.kind === kind && one.id === id)
        .flatMap(({ shown, after }) => [...shown, after && placeOf(after)]);
    return this.setAside
      .takeUnsettled()
      .flatMap(({ type, id }) =>
        isKind(type) && isAddressable(id) ? [{ kind: type, id, shown: placesOf(type, id) }] : [],
      );
  }
}
