import { LISTING_UIDS, RECORD_UIDS } from '../../src/uids';
import { callAs } from './cms';
import type { TestCms } from './cms';

export interface Account {
  readonly token: string;
}

const FLAT = {
  ...{ propertyFor: 'SALE', category: 'Residential', propertyType: 'Flat', projectType: 'DDA' },
  ...{ furnishedStatus: 'Furnished', expectedPrice: 9_500_000, status: 'Ready To Move' },
  locality: 'Sector 1',
};
const SHOP = { ...FLAT, category: 'Commercial', propertyType: 'Shop', projectType: 'MALL' };

/** The calls that create a record: the path without `Create`, a valid body, and the type of the record. */
const FACTS = {
  propresi: { path: '/api/dwk/PropResi', body: { values: FLAT }, uid: LISTING_UIDS.propresi },
  propcom: { path: '/api/dwk/PropCom', body: { values: SHOP }, uid: LISTING_UIDS.propcom },
  review: { path: '/api/Review', body: { rating: 5, review: 'Fine.' }, uid: RECORD_UIDS.review },
  overview: {
    path: '/api/PropOverview',
    body: { values: { city: 'Dwarka' } },
    uid: RECORD_UIDS.overview,
  },
  award: { path: '/api/Award', body: { values: { head: 'Best office' } }, uid: RECORD_UIDS.award },
} as const;

export const CREATED_RECORDS = Object.keys(FACTS) as readonly (keyof typeof FACTS)[];

/** The calls about one kind of record. */
export function creations(cms: TestCms, name: keyof typeof FACTS) {
  const { path, body, uid } = FACTS[name];
  return {
    create: ({ token }: Account, key?: string, sent: object = body) => {
      const call = callAs(cms, 'post', `${path}Create`, token);
      return (key === undefined ? call : call.set('Idempotency-Key', key)).send(sent);
    },
    /** @param answered the response of its creation */
    remove: async ({ token }: Account, answered: object) => {
      const made = Object.values(answered).find(
        (part: unknown): part is { readonly _id: string } => typeof part === 'object',
      );
      await callAs(cms, 'put', `${path}Delete/${String(made?._id)}`, token).expect(200);
    },
    countOf: (): Promise<number> => cms.strapi.db.query(uid).count(),
  };
}
