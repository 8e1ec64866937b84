import { Failure } from '../../lib/failure';
import { random } from '../../lib/random';
import { AREAS, detailPath, listPath, LISTS } from '../../lib/domain';
import type { Area } from '../../lib/domain';
import type { Expected, ServedSite, WriteTimes } from './served-site';
import type { PublishingEnvironment } from './environment';

const LIST = 'RS';
const PAGE = 10;
/** The largest change of a price, as a fraction of it. */
const PRICE_STEP = 0.05;
/** One of this many edits changes an overview, which the region pages and the landing page show. */
const OVERVIEWS = 10;

/** Edits published content, one edit after the other, and waits for its pages. */
export class Editor {
  private readonly random = random('edits');
  private count = 0;
  private overview: string | undefined;

  constructor(
    private readonly environment: PublishingEnvironment,
    private readonly site: ServedSite,
  ) {}

  /** Edits a listing's price, or an overview, and waits until every affected page is updated. */
  async edit(): Promise<WriteTimes> {
    this.count += 1;
    const isOverview = this.count % OVERVIEWS === 0;
    return await this.site.waitFor(await (isOverview ? this.editOverview() : this.editListing()));
  }

  private async editListing(): Promise<Expected> {
    const area: Area = AREAS[this.count % AREAS.length] ?? AREAS[0];
    const { feed } = this.environment;
    const pages = Math.floor((await feed.count(area, LIST)) / PAGE);
    const page = this.random.int(1, pages);
    const { listings } = await feed.listPage(area, LIST, page, PAGE);
    const listing = this.random.pick(listings);
    const before = listing.expectedPrice;
    if (typeof before !== 'number') throw new Failure('The listing has no price.');
    const expectedPrice = Math.round(before * (1 + PRICE_STEP * (2 * this.random.next() - 1)));
    const path = `/api/${area}/PropResiEdit/${listing._id}`;
    const written = await this.site.write('PUT', path, { expectedPrice });
    return {
      ...written,
      pages: [detailPath(area, LISTS[LIST].kind, listing._id), listPath(area, LIST, page)],
      text: String(expectedPrice),
      isShown: true,
    };
  }

  private async editOverview(): Promise<Expected> {
    const heading = `Overview ${String(this.count)}`;
    const values = { city: 'Dwarka', heading, position: 1 };
    const written = this.overview
      ? await this.site.write('PUT', `/api/PropOverviewEdit/${this.overview}`, values)
      : await this.site.write('POST', '/api/PropOverviewCreate', { values });
    this.overview ??= (written.body as { overview: { _id: string } }).overview._id;
    return { ...written, pages: ['/', '/dwk/'], text: heading, isShown: true };
  }
}
