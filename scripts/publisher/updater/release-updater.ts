import { KINDS } from '../../lib/domain';
import type { Kind } from '../../lib/domain';
import type { Bundle } from '../release/bundle';
import type { Feed } from '../feed/cms-feed';
import { pageSizesOf } from '../feed/page-sizes';
import type { PageSizes } from '../feed/page-sizes';
import { frontPages } from '../pages/site-plan';
import type { Release } from '../release/release';
import {
  isSameDatabase,
  saveState,
  readFacts,
  readState,
  writeFacts,
  saveAndAnnounceState,
} from '../release/release-facts';
import type {
  ReleaseFacts,
  ReleaseState,
  ShiftedList,
  InProgressUpdate,
} from '../release/release-facts';
import type { Renderer } from '../render/renderer';
import { DatabaseReplacedError } from './another-database';
import { revisionsNeedingBuild } from './build-changes';
import { LocalityCache } from './localities';
import { ReleasePages } from './release-pages';
import { mentionsOneOf, publishedListing } from './published-listing';
import type { RepairTarget } from '../reconciler/reconciler';
import { affectedPagesOf } from './affected-pages';
import { distinctPlaces, placesShowing, mergeInProgress } from './in-progress';
import type { ChangedListing } from './affected-pages';

/** Content of the landing and the region pages. */
const FRONT: readonly string[] = ['overview', 'award', 'review'];
/** Pages of a list's tail that are renewed before new changes are looked for. */
const SHIFTED_PAGES_AT_ONCE = 20;

const isKind = (type: string): type is Kind => KINDS.some((kind) => kind === type);

/** Keeps one release true: renews just the pages that the changes of the CMS touch. */
export class ReleaseUpdater {
  /** Nothing editorial up to it needs a build. */
  private builtUpTo = -1;
  private sizes: PageSizes | undefined;

  private constructor(
    readonly release: Release,
    private releaseFacts: ReleaseFacts,
    readonly bundle: Bundle,
    private readonly feed: Feed,
    readonly pages: ReleasePages,
    private currentState: ReleaseState,
  ) {
    this.sizes = releaseFacts.pageSizes;
  }

  /** @param state how far its pages are; the release's own word where none is given */
  static async open(
    release: Release,
    parts: { readonly bundle: Bundle; readonly feed: Feed; readonly renderer: Renderer },
    siteUrl: string,
  ): Promise<ReleaseUpdater> {
    const { folder } = release;
    const state = await readState(folder);
    if (!state) throw new Error(`the release ${folder} does not say how far it is`);
    const { bundle, feed, renderer } = parts;
    const pages = new ReleasePages(release, feed, renderer, siteUrl);
    const facts = await readFacts(folder);
    const keeper = new ReleaseUpdater(release, facts, bundle, feed, pages, state);
    // What was cut off between the two files of the state is told again.
    keeper.changeState({});
    return keeper;
  }

  get facts(): ReleaseFacts {
    return this.releaseFacts;
  }

  get state(): ReleaseState {
    return this.currentState;
  }

  /** The last revision that needs a build; -1 where none does. */
  get lastAwaitingBuild(): number {
    return this.currentState.awaitingBuild.at(-1) ?? -1;
  }

  /** Whether further pages of lists are yet to be renewed. */
  get hasShiftedLists(): boolean {
    return this.currentState.shiftedLists.length > 0;
  }

  close(): void {
    this.pages.close();
  }

  /**
   * Works off the next changes, and again whatever was cut off: the pages that they touch are there when it is done;
   * the further pages of lists that they shift are noted. Answers how many changes there were.
   * @throws AnotherDatabase
   */
  async applyChanges(): Promise<number> {
    const { changes, ...content } = await this.feed.changes(this.currentState.cursor);
    if (!isSameDatabase(this.currentState, content)) throw new DatabaseReplacedError();
    const { revision } = content;
    if (changes.length === 0 && this.currentState.inProgress.length === 0) {
      // A write that no page shows has a revision, too.
      if (revision > this.currentState.cursor) this.changeState({ cursor: revision });
      return 0;
    }
    const cursor = changes.at(-1)?.revision ?? revision;
    const isFront = changes.some(({ type }) => FRONT.includes(type));
    const named = changes.flatMap(({ type, record, places }) =>
      isKind(type) ? [{ kind: type, id: record, shown: placesShowing(type, record, places) }] : [],
    );
    const { shiftedLists } = await this.updateAffected(named, isFront);
    const awaitingBuild = revisionsNeedingBuild(changes).filter((one) => one > this.builtUpTo);
    this.changeState({
      cursor,
      inProgress: [],
      awaitingBuild: [...this.currentState.awaitingBuild, ...awaitingBuild],
      shiftedLists: mergeShiftedLists(this.currentState.shiftedLists, shiftedLists),
    });
    return changes.length;
  }

  /** Makes what is suspected to be wrong as the CMS has it now. Answers how many pages were not. */
  async repair(target: RepairTarget): Promise<number> {
    const { what } = target;
    if (what === 'listing') {
      const { shiftedLists, touched } = await this.updateAffected(
        [{ ...target, shown: [] }],
        false,
      );
      this.changeState({
        inProgress: [],
        shiftedLists: mergeShiftedLists(this.currentState.shiftedLists, shiftedLists),
      });
      return touched;
    }
    const sizes = await this.pageSizes();
    if (what === 'front') return await this.pages.update(frontPages(this.feed, sizes));
    const { area, list, page } = target;
    const { touched } = await this.pages.updateList({ area, list, page }, page + 1, sizes);
    return touched;
  }

  /** Says that every page has been held against the CMS. */
  markReconciled(): void {
    this.changeState({ reconciledAt: new Date().toISOString() });
  }

  /** Renews what these listings touch, and those whose renewal was cut off: nothing else remembers these. */
  private async updateAffected(named: readonly InProgressUpdate[], isFront: boolean) {
    const isCutOff = this.currentState.inProgress.length > 0;
    const all = mergeInProgress([...this.currentState.inProgress, ...named]);
    const asked = all.map((one) => this.changedListing(one));
    // Asked for after the listings, which lists wait for; many of a locality take the CMS a while.
    const localities = new LocalityCache(this.feed);
    localities.prefetch(all.flatMap(({ shown }) => shown.filter((place) => place !== null)));
    const changed = await Promise.all(asked);
    this.markInProgress(changed);
    const { removed, pages, shiftedLists } = affectedPagesOf(
      this.feed,
      await this.pageSizes(),
      changed,
      isFront,
      (path, ids) => mentionsOneOf(this.release.folder, path, ids, isCutOff),
      localities,
    );
    await this.pages.remove(removed);
    const written = await this.pages.update(pages);
    return { shiftedLists, touched: removed.length + written };
  }

  /** Renews some of the further pages of one list that was shifted. */
  async updateShiftedList(): Promise<void> {
    const [tail, ...others] = this.currentState.shiftedLists;
    if (!tail) return;
    const sizes = await this.pageSizes();
    const { next } = await this.pages.updateList(tail, tail.page + SHIFTED_PAGES_AT_ONCE, sizes);
    this.changeState({ shiftedLists: next ? [next, ...others] : others });
  }

  /**
   * Says what a build of everything up to this revision gives: where the release is of that itself, nothing up to it
   * needs a build any more, and nobody has gone back any more.
   */
  async markBuiltUpTo(revision: number, bundle: string): Promise<void> {
    if (this.releaseFacts.bundle !== bundle) return;
    this.builtUpTo = revision;
    const awaitingBuild = this.currentState.awaitingBuild.filter((one) => one > revision);
    if (awaitingBuild.length < this.currentState.awaitingBuild.length)
      this.changeState({ awaitingBuild });
    if (!this.releaseFacts.rollback) return;
    this.releaseFacts = { ...this.releaseFacts, rollback: undefined };
    await writeFacts(this.release.folder, this.releaseFacts);
  }

  private changeState(news: Partial<ReleaseState>): void {
    const known = { ...this.currentState, ...news };
    // What cannot be written down is done again: nobody would read of it.
    saveAndAnnounceState(this.release.folder, known);
    this.currentState = known;
  }

  /** Those that the release was made with: with others its lists would not fit together. */
  async pageSizes(): Promise<PageSizes> {
    return (this.sizes ??= pageSizesOf(await this.feed.appParameter()));
  }

  /** Writes down what the pages may show, before they are touched. */
  private markInProgress(changed: readonly ChangedListing[]): void {
    if (changed.length === 0) return;
    const inProgress = changed.map(({ kind, id, shown }) => ({ kind, id, shown }));
    this.currentState = { ...this.currentState, inProgress };
    saveState(this.release.folder, this.currentState);
  }

  private async changedListing({ kind, id, shown }: InProgressUpdate): Promise<ChangedListing> {
    const [published, after] = await Promise.all([
      publishedListing(this.release.folder, kind, id),
      this.feed.listing(kind, id),
    ]);
    return { kind, id, shown: distinctPlaces([...shown, published]), after };
  }
}

/** A list that is shifted again begins again. */
const mergeShiftedLists = (
  shiftedLists: readonly ShiftedList[],
  more: readonly ShiftedList[],
): ShiftedList[] => [
  ...shiftedLists.filter(
    (one) => !more.some(({ area, list }) => area === one.area && list === one.list),
  ),
  ...more,
];
