import { eachLimited } from '../../lib/each-limited';
import { LISTS, listPath } from '../../lib/domain';
import type { Area, ListKey } from '../../lib/domain';
import type { Feed } from '../feed/feed';
import type { PageSizes } from '../feed/page-sizes';
import { listPage, pagesOf } from '../pages/planned-page';
import type { PlannedPage } from '../pages/planned-page';
import type { Release } from '../release/release';
import type { ShiftedList } from '../release/release-state';
import type { PageRenderer } from '../set-aside/page-renderer';
import { updateSecurityText } from '../pages/security-text';
import { listMap, Sitemaps } from '../pages/sitemap';
import type { RemovedPage } from './affected-pages';

/** Writes and removes the pages of one release, and updates its sitemaps accordingly. */
export class ReleasePages {
  private readonly sitemaps: Sitemaps;

  constructor(
    private readonly release: Release,
    private readonly feed: Feed,
    private readonly renderer: PageRenderer,
    private readonly siteUrl: string,
  ) {
    this.sitemaps = new Sitemaps(siteUrl, release);
  }

  /** Prepares for pages that will probably be rendered soon. */
  warmUp(): void {
    this.renderer.warmUp();
  }

  close(): void {
    this.renderer.close();
  }

  /** Whether a page and its sitemap entry are as planned. Writes nothing. */
  async isUpToDate(planned: PlannedPage): Promise<boolean> {
    const { path, sitemap, lastModified, isUnlisted } = planned;
    const isMapRight = isUnlisted
      ? !this.sitemaps.lists(sitemap, path)
      : this.sitemaps.has(sitemap, path, lastModified);
    if (!isMapRight) return false;
    return ['same', 'none'].includes(await this.renderer.compare(planned));
  }

  /** See `PageRenderer.isRenderable`. */
  isRenderable = (planned: PlannedPage): Promise<boolean> => this.renderer.isRenderable(planned);

  /** Reads the sitemaps from their files again. */
  rereadSitemaps(): void {
    this.sitemaps.reread();
  }

  /** Removes addresses without a page from the sitemaps; returns how many. */
  repairSitemaps(): number {
    return this.sitemaps.removeAllExcept((path) => this.release.has(path));
  }

  /** Renews `security.txt`, which expires. Returns the number of files that it changed. */
  async repairSecurityText(): Promise<number> {
    const parameter = await this.feed.appParameter();
    return Number(updateSecurityText(this.release, parameter, this.siteUrl));
  }

  async remove(removed: readonly RemovedPage[]): Promise<void> {
    for (const { path, sitemap } of removed) {
      await this.release.removePage(path);
      if (sitemap !== null) this.sitemaps.remove(sitemap, path);
    }
    this.sitemaps.flush();
  }

  /** Renders and writes pages. Returns the number of pages that changed. */
  async update(pages: AsyncIterable<PlannedPage>): Promise<number> {
    let written = 0;
    const { sitemaps } = this;
    // Writes the sitemaps while the last pages are being rendered.
    async function* all(): AsyncGenerator<PlannedPage> {
      yield* pages;
      sitemaps.flush();
    }
    await eachLimited(all(), this.renderer.capacity, async (planned) => {
      const { path, sitemap } = planned;
      const outcome = await this.renderer.write(planned);
      if (outcome === 'none' || outcome === 'setAside') return;
      const isMapChanged = planned.isUnlisted
        ? sitemaps.remove(sitemap, path)
        : sitemaps.set(sitemap, path, planned.lastModified);
      if (outcome === 'written' || isMapChanged) written += 1;
    });
    sitemaps.flush();
    return written;
  }

  /**
   * Updates the pages of a list from `page` on, up to before `end`.
   *
   * @returns the page to continue with, undefined if the list is done; and the number of pages that changed
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
    if (last >= end) return { next: { area, list, page: end }, written };
    return {
      next: undefined,
      written: written + (await this.removeSurplusPages(area, list, last)),
    };
  }

  /** Removes the pages after the last one of a list, the highest first, so that an interrupted run finds the rest. */
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
