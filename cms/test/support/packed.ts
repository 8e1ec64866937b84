import { pack, unpack } from '../../src/documents/packed-json';
import type { Version } from '../../src/documents/versions';
import type { TestCms } from './cms';

/** A price that is kept of a listing. */
interface Step {
  readonly purpose: string;
  readonly at: number;
  readonly price: number;
}

/** A row of the table of versions with its text unpacked. */
export const unpackVersions = (row: object): object =>
  'entries' in row ? { ...row, entries: unpack(String(row.entries)) } : row;

/** The versions of a record as they are stored, the oldest first. */
export async function storedVersions({ strapi }: TestCms, record: string) {
  const rows = strapi.db.connection('versions').where({ record }).orderBy('last');
  const entries = (await rows.pluck('entries')) as readonly string[];
  return entries.flatMap((text) => unpack(text) as readonly Version[]);
}

/** The prices that are kept of a listing, the oldest first. */
export async function storedPrices({ strapi }: TestCms, listing: string) {
  const found = strapi.db.connection('price_histories').where({ listing }).first('steps');
  const row = (await found) as { readonly steps: string } | undefined;
  return unpack(row?.steps ?? '[]') as readonly Step[];
}

/** Moves the prices that are kept of a listing into the past. */
export async function agePrices(cms: TestCms, listing: string, milliseconds: number) {
  const steps = await storedPrices(cms, listing);
  const aged = steps.map(({ at, ...step }) => ({ ...step, at: at - milliseconds }));
  await cms.strapi.db
    .connection('price_histories')
    .where({ listing })
    .update({ steps: pack(aged) });
}
