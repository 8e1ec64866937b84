import { isAddressable } from '../../lib/domain';
import type { Feed, PlacedListing } from '../feed/feed';
import type { Bundle } from '../release/bundle';
import type { Release } from '../release/release';
import { canFollow } from '../release/release-state';
import type { InProgressUpdate, ReleaseState, ShiftedList } from '../release/release-state';
import type { ReleaseFacts } from '../release/release-facts';
import type { Renderer } from '../render/renderer';
import { GuardedFeed } from '../set-aside/guarded-feed';
import { PageRenderer } from '../set-aside/page-renderer';
import { SetAside } from '../set-aside/set-aside';
import { tryRecords } from '../set-aside/try-records';
import type { TriedRecord } from '../set-aside/try-records';
import { affectedPagesOf } from './affected-pages';
import { changesFrontPages, revisionsNeedingBuild } from './build-changes';
import {
  isKind,
  listingsIn,
  loadChangedListings,
  isOutdatedPage,
  mergeUpdates,
  MOST_CHANGES,
  placeOf,
} from './changed-listings';
import type { ChangedListing } from './changed-listings';
import { CannotFollowError } from './cannot-follow-error';
import { LocalityCache } from './localities';
import { ReleasePages } from './release-pages';
import { ReleaseProgress } from './release-progress';
import type { RepairTarget } from './repair-target';

/** The number of pages of a shifted list that are updated before the next check for new changes. */
const SHIFTED_PAGES_AT_ONCE = 20;

/** Keeps one release up to date: renders only the pages that the CMS's changes affect. */
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

  /** Whether some pages of shifted lists are not up to date. */
  get hasShiftedLists(): boolean {
    return this.state.shiftedLists.length > 0;
  }

  /** The part of the status about the records that are set aside. */
  get setAsideStatus() {
    return this.setAside.status;
  }

  pageSizes = () => this.progress.pageSizes(this.feed);

  close(): void {
    this.pages.close();
  }

  /**
   * Applies the next changes, and repeats the interrupted ones. When it resolves, the affected pages are updated, and
   * the state contains the shifted lists, whose further pages are updated later.
   *
   * @returns the number of changes
   * @throws CannotFollowError
   */
  async applyChanges(): Promise<number> {
    const { progress } = this;
    const { cursor, inProgress } = this.state;
    const { changes, listings, ...content } = await this.feed.changes(
      cursor,
      MOST_CHANGES,
      await this.pageSizes(),
    );
    if (!canFollow(this.state, content)) throw new CannotFollowError();
    const { revision } = content;
    if (changes.length === 0 && inProgress.length === 0) {
      // A write that no page shows also has a revision.
      if (revision > cursor) progress.change({ cursor: revision });
      return 0;
    }
    const updates = listingsIn(changes);
    const isFront = changesFrontPages(changes);
    for (const { kind, id } of updates) this.setAside.release({ type: kind, id });
    for (const one of this.setAside.list)
      if (isFront && !isKind(one.type)) this.setAside.release(one);
    const { shiftedLists } = await this.updateListings(updates, isFront, listings);
    progress.change({
      cursor: changes.at(-1)?.revision ?? revision,
      inProgress: [],
      setAside: this.setAside.list,
      awaitingBuild: progress.withAwaitingBuild(revisionsNeedingBuild(changes)),
      shiftedLists: progress.withShiftedLists(shiftedLists),
    });
    return changes.length;
  }

  /** Updates pages to the CMS's current content. Returns the number of pages that changed. */
  async repair(target: RepairTarget): Promise<number> {
    if (target.what === 'listing') return await this.update([{ ...target, shown: [] }], false);
    if (target.what === 'front') return await this.update([], true);
    const sizes = await this.pageSizes();
    const { area, list, page } = target;
    const { written } = await this.pages.updateList({ area, list, page }, page + 1, sizes);
    return written + (await this.update([], false));
  }

  /** Retries every record that is set aside. Writes nothing, so that changes can be applied meanwhile. */
  trySetAside(): Promise<readonly TriedRecord[]> {
    return tryRecords(this.setAside.list, this.unguarded, this.pages.isRenderable);
  }

  /**
   * Lets pages show the records that are good again.
   *
   * @returns whether one of them does not exist any more: its new id or place is unknown, so every page must be
   *   compared
   */
  async takeBack(tried: readonly TriedRecord[]): Promise<boolean> {
    const released = tried.filter(
      ({ record, state }) => state !== 'faulty' && this.setAside.has(record),
    );
    for (const { record } of released) this.setAside.release(record);
    const again = released.filter(({ state }) => state !== 'gone').map(({ record }) => record);
    const updates = again.flatMap(({ type, id }) =>
      isKind(type) ? [{ kind: type, id, shown: [] }] : [],
    );
    if (again.length > 0) await this.update(updates, updates.length < again.length);
    this.progress.change({ setAside: this.setAside.list });
    return again.length < released.length;
  }

  /** Updates pages independently of the change log. Returns the number of pages that changed. */
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

  /** Records that every page has been compared with the CMS. */
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
    known: readonly PlacedListing[] = [],
  ): Promise<{ readonly shiftedLists: readonly ShiftedList[]; readonly written: number }> {
    const { folder } = this.release;
    const { inProgress } = this.state;
    const all = mergeUpdates([...inProgress, ...updates]);
    const loading = loadChangedListings(folder, this.feed, all, known);
    // Queried after the listings, which the list pages need: the CMS takes longer for a locality with many listings.
    const localities = new LocalityCache(this.feed);
    if (known.length < all.length)
      localities.prefetch(all.flatMap(({ shown }) => shown.filter((place) => place !== null)));
    const changed = await loading;
    this.progress.markInProgress(changed);
    const isInterrupted = inProgress.length > 0;
    const { removed, first, rest, shiftedLists } = affectedPagesOf(
      this.feed,
      await this.pageSizes(),
      changed,
      isFront,
      // An update that was cut off may have left pages half written.
      (path, ids, median) => isInterrupted || isOutdatedPage(folder, path, ids, median),
      localities,
    );
    await this.pages.remove(removed);
    const written = (await this.pages.update(first)) + (await this.pages.update(rest));
    const again = this.newlySetAside(changed);
    const more =
      again.length > 0 ? await this.updateListings(again, false) : { shiftedLists: [], written: 0 };
    return {
      shiftedLists: [...shiftedLists, ...more.shiftedLists],
      written: removed.length + written + more.written,
    };
  }

  /** The listings that were set aside meanwhile, with the places where an update may have written them. */
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
