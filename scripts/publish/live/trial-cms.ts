import type { Change } from '../../../cms/src/changes/log';
import { LISTS } from '../../lib/domain';
import type { AppParameter, Area, Kind, Listing, ListKey } from '../../lib/domain';
import type { Feed, ListingStream, Order } from '../cms-feed';

const AREA: Area = 'dwk';

/** Houses of one list, newest first, as the CMS would tell of them; and what was changed. */
export class TrialCms implements Feed {
  readonly log: Change[] = [];
  /** The size of every page. */
  limit = 2;

  constructor(readonly houses: Listing[]) {}

  static house = (id: string, price: number): Listing => ({
    ...{ _id: id, code: `DWK-R-10${id}`, city: 'Dwarka', category: 'Residential' },
    ...{ propertyFor: 'SALE', expectedPrice: price, locality: 'Sector 1' },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
    ...{ imagePaths: [], images: [] },
  });

  /** A write, as the change log tells of it. */
  write(type: string, record: string, places: Change['places'] = [], at = 0): void {
    const revision = this.log.length + 1;
    this.log.push({ revision, type, record, action: 'update', actor: 'program', at, places });
  }

  state = () => Promise.resolve({ revision: this.log.length, instance: 'trial' });

  async changes(after: number) {
    const changes = this.log.filter(({ revision }) => revision > after);
    return { ...(await this.state()), changes };
  }

  count = (area: Area, list: ListKey) => Promise.resolve(this.of(area, list).length);

  listing(kind: Kind, id: string) {
    const position = this.houses.findIndex(({ _id }) => _id === id);
    const listing = this.houses[position];
    const isThere = listing && kind === LISTS.RS.kind;
    return Promise.resolve(isThere ? { listing, area: AREA, list: 'RS' as const, position } : null);
  }

  neighbours = (area: Area, list: ListKey) => Promise.resolve(this.of(area, list));

  listPage(area: Area, list: ListKey, page: number, limit: number) {
    const all = this.of(area, list);
    const listings = all.slice((page - 1) * limit, page * limit);
    return Promise.resolve({ count: all.length, listings });
  }

  listings(area: Area, list: ListKey, order: Order): Promise<ListingStream> {
    const all = this.of(area, list);
    const ordered = order === 'newest' ? all : [...all].reverse();
    async function* stream(): AsyncGenerator<Listing> {
      for (const one of ordered) yield await Promise.resolve(one);
    }
    return Promise.resolve({ count: all.length, listings: stream() });
  }

  appParameter() {
    const { limit } = this;
    const limits = { limitRS: limit, limitRR: limit, limitCS: limit, limitCR: limit };
    return Promise.resolve({ ...limits, limitReview: limit } as AppParameter);
  }

  overviews = () => Promise.resolve([]);
  awards = () => Promise.resolve([]);
  reviews = (limit: number) => Promise.resolve({ reviews: [], count: 0, limit, rating: null });

  private of(area: Area, list: ListKey): readonly Listing[] {
    return area === AREA && list === 'RS' ? [...this.houses] : [];
  }
}
