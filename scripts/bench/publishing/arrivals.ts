import { setTimeout as pause } from 'node:timers/promises';
import { AREAS, detailPath, listPath, LISTS } from '../../lib/domain';
import type { Area } from '../../lib/domain';
import { Failure } from '../../lib/failure';
import { requestPublisher } from '../../publisher/control/publisher-client';
import type { ServedSite, WriteTimes, Written } from './served-site';
import type { PublishingEnvironment } from './environment';

const LIST = 'RS';
const SOME = 10;
const PAUSE_MS = 20;
const FIXED = {
  ...{ category: 'Residential', propertyType: 'Flat', projectType: 'DDA', propertyFor: 'SALE' },
  ...{ furnishedStatus: 'Furnished', status: 'Ready To Move', expectedPrice: 9_500_000 },
};

/** The steps of a listing's life, and whether pages show the listing after each. */
const LIFE = [
  ['create', true],
  ['hide', false],
  ['show', true],
  ['delete', false],
] as const;
type Step = (typeof LIFE)[number][0];

/** Creates, hides, shows and deletes listings among the published ones, one step after the other. */
export class Arrivals {
  private count = 0;
  /** Areas with their existing localities, because the database was filled without master lists. */
  private readonly known = new Set<string>();
  private own: { readonly area: Area; readonly id: string } | undefined;

  constructor(
    private readonly environment: PublishingEnvironment,
    private readonly site: ServedSite,
  ) {}

  /** Takes the next step, and waits until its detail, its list's first page and the similar listings show it. */
  async next(): Promise<WriteTimes> {
    await this.settled();
    const [step, isShown] = LIFE[this.count % LIFE.length] ?? LIFE[0];
    const written = await this.write(step);
    this.count += 1;
    if (!this.own) throw new Failure('No listing was created.');
    const { area, id } = this.own;
    const pages = [listPath(area, LIST), detailPath(area, LISTS[LIST].kind, id)];
    return await this.site.waitFor({ ...written, pages, text: id, isShown });
  }

  /** Waits for the further pages of the list that the previous step has shifted. */
  async settled(): Promise<void> {
    while ((await requestPublisher(this.environment.product.env)).shiftedLists > 0)
      await pause(PAUSE_MS);
  }

  private async write(step: Step): Promise<Written> {
    if (step === 'create' || !this.own) return await this.create();
    const { area, id } = this.own;
    if (step === 'delete') return await this.site.write('PUT', `/api/${area}/PropResiDelete/${id}`);
    const propresiStatus = step === 'hide' ? 'inactive' : 'active';
    return await this.site.write('PUT', `/api/${area}/PropResiEdit/${id}`, { propresiStatus });
  }

  /** Creates a listing in a locality that has listings already. */
  private async create(): Promise<Written> {
    const turn = Math.floor(this.count / LIFE.length);
    const area = AREAS[turn % AREAS.length] ?? AREAS[0];
    const { listings } = await this.environment.feed.listPage(area, LIST, 1 + turn, SOME);
    const locality = String(listings[turn % SOME]?.locality);
    if (!this.known.has(area + locality))
      await this.site.write('POST', `/api/${area}/LocalityCreate`, { locality });
    this.known.add(area + locality);
    const values = { ...FIXED, locality };
    const written = await this.site.write('POST', `/api/${area}/PropResiCreate`, { values });
    const { property } = written.body as { readonly property: { readonly _id: string } };
    this.own = { area, id: property._id };
    return written;
  }
}
