import { watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { randomOf } from '../listings/random';
import { Failure } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { Bell } from '../../publish/live/bell';
import { filesOfPage } from '../../publish/page-files';
import { AREAS, detailPath, listPath, LISTS } from '../../lib/domain';
import type { Area } from '../../lib/domain';
import type { PublishingStage } from './stage';

const LIST = 'RS';
const PAGE = 10;
/** Also without a sign. */
const POLL_MS = 50;
const PUBLISHED = 'published.json';
/** Sellers move a price by up to this part of it. */
const PRICE_STEP = 0.05;
const PATIENCE_MS = 30_000;
/** Every so many edits are one of an overview, which the region and the landing pages show. */
const OVERVIEWS = 10;

interface Edited {
  /** Addresses whose HTML and page data must show it. */
  readonly pages: readonly string[];
  /** What they show. */
  readonly text: string;
  readonly revision: number;
  readonly answeredAt: number;
}

/** Milliseconds from the CMS's answer to an edit. */
export interface EditTimes {
  /** Until the HTML of its own page and of the list's (or of the landing and the region's page) is served with it. */
  readonly shown: number;
  /** Until every page that it touches is. */
  readonly whole: number;
}

/** Edits what is published, one after the other, and waits for its pages. */
export class Editor {
  private readonly random = randomOf(1);
  private count = 0;
  private overview: string | undefined;

  constructor(
    private readonly stage: PublishingStage,
    private readonly session: string,
  ) {}

  /**
   * Edits a listing's price, or an overview, and waits until every page that it touches is renewed. Throws a Failure
   * where its own pages are not served with it then, HTML and data.
   */
  async edit(): Promise<EditTimes> {
    this.count += 1;
    const isOverview = this.count % OVERVIEWS === 0;
    const edited = isOverview ? await this.editOverview() : await this.editListing();
    const since = () => performance.now() - edited.answeredAt;
    for (const path of edited.pages)
      await this.until(filesOfPage(path).html, () => this.shows(path, edited.text));
    const shown = since();
    await this.until(PUBLISHED, async () => (await this.published()) >= edited.revision);
    const whole = since();
    await Promise.all(edited.pages.map((path) => this.assertShown(path, edited.text)));
    return { shown, whole };
  }

  private async editListing(): Promise<Edited> {
    const area: Area = AREAS[this.count % AREAS.length] ?? AREAS[0];
    const { feed } = this.stage;
    const pages = Math.floor((await feed.count(area, LIST)) / PAGE);
    const page = 1 + Math.floor(this.random() * pages);
    const { listings } = await feed.listPage(area, LIST, page, PAGE);
    const listing = listings[Math.floor(this.random() * listings.length)];
    if (!listing) throw new Failure('There is no listing to be edited.');
    const before = listing.expectedPrice;
    if (typeof before !== 'number') throw new Failure('The listing has no price.');
    const expectedPrice = Math.round(before * (1 + PRICE_STEP * (2 * this.random() - 1)));
    const path = `/api/${area}/PropResiEdit/${listing._id}`;
    const written = await this.write('PUT', path, { expectedPrice });
    return {
      ...written,
      pages: [detailPath(area, LISTS[LIST].kind, listing._id), listPath(area, LIST, page)],
      text: String(expectedPrice),
    };
  }

  private async editOverview(): Promise<Edited> {
    const heading = `Overview ${String(this.count)}`;
    const values = { city: 'Dwarka', heading, position: 1 };
    const written = this.overview
      ? await this.write('PUT', `/api/PropOverviewEdit/${this.overview}`, values)
      : await this.write('POST', '/api/PropOverviewCreate', { values });
    this.overview ??= (written.body as { overview: { _id: string } }).overview._id;
    return { ...written, pages: ['/', '/dwk/'], text: heading };
  }

  private async write(method: 'POST' | 'PUT', path: string, body: object) {
    const { cmsUrl } = this.stage.product.env;
    const answer = await fetch(cmsUrl + path, {
      method,
      headers: { Authorization: this.session, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answeredAt = performance.now();
    const text = await answer.text();
    const revision = Number(answer.headers.get('x-revision') ?? NaN);
    if (!answer.ok || Number.isNaN(revision)) throw new Failure(`${path} was answered: ${text}`);
    return { answeredAt, revision, body: JSON.parse(text) as unknown };
  }

  private async published(): Promise<number> {
    const { text } = await this.read(`/${PUBLISHED}`);
    return (JSON.parse(text) as { readonly revision: number }).revision;
  }

  private async read(path: string) {
    const { env } = this.stage.product;
    const answer = await fetch(env.siteUrl + path, { headers: { 'Accept-Encoding': 'identity' } });
    return { status: answer.status, text: await answer.text() };
  }

  private async shows(address: string, text: string): Promise<boolean> {
    const answer = await this.read(address);
    return answer.status === 200 && answer.text.includes(text);
  }

  private async assertShown(path: string, text: string): Promise<void> {
    const base = path === '/' ? '/index' : path.replace(/\/$/, '');
    for (const address of [path, `/page-data${base}/page-data.json`]) {
      if (!(await this.shows(address, text)))
        throw new Failure(`${address} does not show ${text}, which is said to be published.`);
    }
  }

  /** Asks whenever a file of the release is put in place: asking all the time would take what is measured its processor. */
  private async until(file: string, holds: () => Promise<boolean>): Promise<void> {
    const bell = new Bell();
    const place = join(foldersOf(this.stage.product.env.dataDir).current, file);
    const watcher = watch(dirname(place), (_, name) => {
      if (name === basename(place)) bell.ring();
    });
    const giveUp = performance.now() + PATIENCE_MS;
    try {
      while (!(await holds())) {
        if (performance.now() > giveUp) throw new Failure('An edit does not reach its pages.');
        await bell.wait(POLL_MS);
      }
    } finally {
      watcher.close();
    }
  }
}
