import { eachLimited } from '../../lib/each-limited';
import { LISTS, listPath } from '../../lib/domain';
import type { Area, ListKey } from '../../lib/domain';
import type { Feed } from '../feed/cms-feed';
import type { PageSizes } from '../feed/page-sizes';
import { listPage, pagesOf } from '../pages/planned-page';
import type { PlannedPage } from '../pages/planned-page';
import type { Release } from '../release/release';
import type { ShiftedList } from '../release/release-facts';
import type { Renderer } from '../render/renderer';
import { listMap, Sitemaps } from '../pages/sitemap';
import type { RemovedPage } from './affected-pages';

/** The pages of one release, and its sitemaps with them: writes and removes them. */
export class ReleasePages {
  private readonly sitemaps: Sitemaps;

  constructor(
    private readonly release: Release,
    private readonly feed: Feed,
    private readonly renderer: Renderer,
    siteUrl: string,
  ) {
    this.sitemaps = new Sitemaps(siteUrl, release);
  }

  close(): void {
    this.renderer.close();
  }

  /** Whether a page is there just as it is planned, and its sitemap says so; nothing is written. */
  async isUpToDate(planned: PlannedPage): Promise<boolean> {
    const { path, answers, sitemap } = planned;
    if (!this.sitemaps.says(sitemap, path, planned.lastModified)) return false;
    const { writeTarget } = this.release;
    return (await this.renderer.render(path, answers, writeTarget, 'compare')) !== 'different';
  }

  /** Believes what the sitemaps' files say, and nothing that it remembers of them. */
  rereadSitemaps(): void {
    this.sitemaps.reread();
  }

  /** Takes addresses without a page out of the sitemaps; answers how many. */
  repairSitemaps(): number {
    return this.sitemaps.removeAllBut((path) => this.release.has(path));
  }

  async remove(gone: readonly RemovedPage[]): Promise<void> {
    for (const { path, sitemap } of gone) {
      await this.release.removePage(path);
      this.sitemaps.remove(sitemap, path);
    }
    this.sitemaps.flush();
  }

  /** Answers how many of the pages were not as they should be. */
  async update(pages: AsyncIterable<PlannedPage>): Promise<number> {
    let written = 0;
    const { sitemaps } = this;
    /** What is known by then is written while the last pages are being rendered. */
    async function* all(): AsyncGenerator<PlannedPage> {
      yield* pages;
      sitemaps.flush();
    }
    await eachLimited(all(), this.renderer.capacity, async (planned) => {
      const { path, answers, sitemap } = planned;
      const outcome = await this.renderer.render(path, answers, this.release.writeTarget);
      if (outcome === 'none') return;
      const isNews = sitemaps.set(sitemap, path, planned.lastModified);
      if (outcome === 'written' || isNews) written += 1;
    });
    sitemaps.flush();
    return written;
  }

  /**
   * Renews the pages of a list from one on, up to before `end`. Answers the tail that is left, none where the list is
   * done, and how many pages were not as they should be.
   */
  async updateList({ area, list, page }: ShiftedList, end: number, sizes: PageSizes) {
    const limit = sizes[LISTS[list].limitKey];
    const { feed } = this;
    let count = await feed.count(area, list);
    async function* pages(): AsyncGenerator<PlannedPage> {
      for (let n = page; n < end && n <= pagesOf(count, limit); n += 1) {
        const shown = await feed.listPage(area, list, n, limit);
        count = shown.count;
        if (n <= pagesOf(count, limit)) yield listPage(area, list, n, { ...shown, limit });
      }
    }
    const written = await this.update(pages());
    const last = pagesOf(count, limit);
    if (last >= end) return { next: { area, list, page: end }, touched: written };
    return {
      next: undefined,
      touched: written + (await this.removeSurplusPages(area, list, last)),
    };
  }

  /** Takes away the pages of a list after its last, in an order in which whoever is cut off finds the rest. */
  private async removeSurplusPages(area: Area, list: ListKey, last: number): Promise<number> {
    let end = last;
    while (this.release.has(listPath(area, list, end + 1))) {
      end += 1;
      this.sitemaps.remove(listMap(area, list, end), listPath(area, list, end));
    }
    this.sitemaps.flush();
    const surplus = end - last;
    for (; end > last; end -= 1) await this.release.removePage(listPath(area, list, end));
    return surplus;
  }
}
