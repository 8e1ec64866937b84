import { KINDS } from '../../lib/domain';
import type { Kind } from '../../lib/domain';
import type { Bundle } from '../release/bundle';
import type { Feed } from '../feed/cms-feed';
import { pageSizesOf } from '../feed/page-sizes';
import type { PageSizes } from '../feed/page-sizes';
import { frontPages } from '../pages/site-plan';
import type { Release } from '../release/release';
import {
  isOf,
  keepState,
  readFacts,
  readState,
  writeFacts,
  writeState,
} from '../release/release-facts';
import type { ReleaseFacts, ReleaseState, Tail, UnderWay } from '../release/release-facts';
import type { Renderer } from '../render/renderer';
import { AnotherDatabase } from './another-database';
import { editorialIn } from './build-changes';
import { Localities } from './localities';
import { ReleasePages } from './release-pages';
import { namesOneOf, publishedListing } from './published-listing';
import type { Suspect } from '../reconciler/reconciler';
import { touchedBy } from './affected-pages';
import { distinctPlaces, shownIn, together } from './in-progress';
import type { ChangedListing } from './affected-pages';

/** Content of the landing and the region pages. */
const FRONT: readonly string[] = ['overview', 'award', 'review'];
/** Pages of a list's tail that are renewed before new changes are looked for. */
const TAIL_STEP = 20;

const isKind = (type: string): type is Kind => KINDS.some((kind) => kind === type);

/** Keeps one release true: renews just the pages that the changes of the CMS touch. */
export class SiteKeeper {
  /** Nothing editorial up to it needs a build. */
  private heldUpTo = -1;
  private sizes: PageSizes | undefined;

  private constructor(
    readonly release: Release,
    private own: ReleaseFacts,
    readonly bundle: Bundle,
    private readonly feed: Feed,
    readonly pages: ReleasePages,
    private known: ReleaseState,
  ) {
    this.sizes = own.pageSizes;
  }

  /** @param state how far its pages are; the release's own word where none is given */
  static async open(
    release: Release,
    parts: { readonly bundle: Bundle; readonly feed: Feed; readonly renderer: Renderer },
    siteUrl: string,
  ): Promise<SiteKeeper> {
    const { folder } = release;
    const state = await readState(folder);
    if (!state) throw new Error(`the release ${folder} does not say how far it is`);
    const { bundle, feed, renderer } = parts;
    const pages = new ReleasePages(release, feed, renderer, siteUrl);
    const facts = await readFacts(folder);
    const keeper = new SiteKeeper(release, facts, bundle, feed, pages, state);
    // What was cut off between the two files of the state is told again.
    keeper.note({});
    return keeper;
  }

  get facts(): ReleaseFacts {
    return this.own;
  }

  get state(): ReleaseState {
    return this.known;
  }

  /** The last revision that needs a build; -1 where none does. */
  get lastUnbuilt(): number {
    return this.known.unbuilt.at(-1) ?? -1;
  }

  /** Whether further pages of lists are yet to be renewed. */
  get isBusy(): boolean {
    return this.known.tails.length > 0;
  }

  close(): void {
    this.pages.close();
  }

  /**
   * Works off the next changes, and again whatever was cut off: the pages that they touch are there when it is done;
   * the further pages of lists that they shift are noted. Answers how many changes there were.
   * @throws AnotherDatabase
   */
  async step(): Promise<number> {
    const { changes, ...content } = await this.feed.changes(this.known.cursor);
    if (!isOf(this.known, content)) throw new AnotherDatabase();
    const { revision } = content;
    if (changes.length === 0 && this.known.underWay.length === 0) {
      // A write that no page shows has a revision, too.
      if (revision > this.known.cursor) this.note({ cursor: revision });
      return 0;
    }
    const cursor = changes.at(-1)?.revision ?? revision;
    const isFront = changes.some(({ type }) => FRONT.includes(type));
    const named = changes.flatMap(({ type, record, places }) =>
      isKind(type) ? [{ kind: type, id: record, shown: shownIn(type, record, places) }] : [],
    );
    const { tails } = await this.renewTouched(named, isFront);
    const unbuilt = editorialIn(changes).filter((one) => one > this.heldUpTo);
    this.note({
      cursor,
      underWay: [],
      unbuilt: [...this.known.unbuilt, ...unbuilt],
      tails: joined(this.known.tails, tails),
    });
    return changes.length;
  }

  /** Makes what is suspected to be wrong as the CMS has it now. Answers how many pages were not. */
  async mend(suspect: Suspect): Promise<number> {
    const { what } = suspect;
    if (what === 'listing') {
      const { tails, touched } = await this.renewTouched([{ ...suspect, shown: [] }], false);
      this.note({ underWay: [], tails: joined(this.known.tails, tails) });
      return touched;
    }
    const sizes = await this.pageSizes();
    if (what === 'front') return await this.pages.renew(frontPages(this.feed, sizes));
    const { area, list, page } = suspect;
    const { touched } = await this.pages.renewList({ area, list, page }, page + 1, sizes);
    return touched;
  }

  /** Says that every page has been held against the CMS. */
  swept(): void {
    this.note({ sweptAt: new Date().toISOString() });
  }

  /** Renews what these listings touch, and those whose renewal was cut off: nothing else remembers these. */
  private async renewTouched(named: readonly UnderWay[], isFront: boolean) {
    const isCutOff = this.known.underWay.length > 0;
    const all = together([...this.known.underWay, ...named]);
    const asked = all.map((one) => this.changedListing(one));
    // Asked for after the listings, which lists wait for; many of a locality take the CMS a while.
    const localities = new Localities(this.feed);
    localities.expect(all.flatMap(({ shown }) => shown.filter((place) => place !== null)));
    const changed = await Promise.all(asked);
    this.begin(changed);
    const { gone, pages, tails } = touchedBy(
      this.feed,
      await this.pageSizes(),
      changed,
      isFront,
      (path, ids) => namesOneOf(this.release.folder, path, ids, isCutOff),
      localities,
    );
    await this.pages.remove(gone);
    const written = await this.pages.renew(pages);
    return { tails, touched: gone.length + written };
  }

  /** Renews some of the further pages of one list that was shifted. */
  async stepTail(): Promise<void> {
    const [tail, ...others] = this.known.tails;
    if (!tail) return;
    const sizes = await this.pageSizes();
    const { next } = await this.pages.renewList(tail, tail.page + TAIL_STEP, sizes);
    this.note({ tails: next ? [next, ...others] : others });
  }

  /**
   * Says what a build of everything up to this revision gives: where the release is of that itself, nothing up to it
   * needs a build any more, and nobody has gone back any more.
   */
  async builtUpTo(revision: number, bundle: string): Promise<void> {
    if (this.own.bundle !== bundle) return;
    this.heldUpTo = revision;
    const unbuilt = this.known.unbuilt.filter((one) => one > revision);
    if (unbuilt.length < this.known.unbuilt.length) this.note({ unbuilt });
    if (!this.own.rollback) return;
    this.own = { ...this.own, rollback: undefined };
    await writeFacts(this.release.folder, this.own);
  }

  private note(news: Partial<ReleaseState>): void {
    const known = { ...this.known, ...news };
    // What cannot be written down is done again: nobody would read of it.
    writeState(this.release.folder, known);
    this.known = known;
  }

  /** Those that the release was made with: with others its lists would not fit together. */
  async pageSizes(): Promise<PageSizes> {
    return (this.sizes ??= pageSizesOf(await this.feed.appParameter()));
  }

  /** Writes down what the pages may show, before they are touched. */
  private begin(changed: readonly ChangedListing[]): void {
    if (changed.length === 0) return;
    const underWay = changed.map(({ kind, id, shown }) => ({ kind, id, shown }));
    this.known = { ...this.known, underWay };
    keepState(this.release.folder, this.known);
  }

  private async changedListing({ kind, id, shown }: UnderWay): Promise<ChangedListing> {
    const [published, after] = await Promise.all([
      publishedListing(this.release.folder, kind, id),
      this.feed.listing(kind, id),
    ]);
    return { kind, id, shown: distinctPlaces([...shown, published]), after };
  }
}

/** A list that is shifted again begins again. */
const joined = (tails: readonly Tail[], more: readonly Tail[]): Tail[] => [
  ...tails.filter((one) => !more.some(({ area, list }) => area === one.area && list === one.list)),
  ...more,
];
