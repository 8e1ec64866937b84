import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { step } from '../../lib/log';
import { onDatabase } from '../listings/fill';
import type { Measure } from '../measure/measure';
import { median } from '../measure/statistics';
import { fillEnquiries } from './fill-enquiries';
import { postJson } from '../request-json';
import { logIn, prepareProduct, startProduct } from '../servers/product';

const [FEW, MANY] = [1000, 100_000];
const ROUNDS = 5;
/** The searches of one round, one after the other. */
const SEARCHES = 40;
/** Source: the bar. */
const TIMES = 1.5;
/** As many as the inbox shows; each filter finds more in either database. */
const PAGE = { limit: 10, offset: 0 };

/** A search by each filter of the inbox. */
const FILTERS: Readonly<Record<string, object>> = {
  'no filter': {},
  region: { area: 'dwk' },
  status: { status: 'New' },
  'region and status': { area: 'ggn', status: 'Contacted' },
  overdue: { followUp: 'overdue' },
  due: { followUp: 'due' },
  'no follow-up': { followUp: 'none' },
  listing: { listing: 'T-5' },
  locality: { locality: 'Sector 5' },
  'own ones': { owner: 'me' },
  'nobody’s': { owner: 'nobody' },
  days: { from: '2024-01-01', to: '2024-01-01' },
  'words of a name': { words: 'asha' },
  'beginning of a phone': { words: '91000005' },
  'status and locality': { status: 'New', locality: 'Sector 6' },
  'oldest first': { oldestFirst: true },
};

/** A running CMS with enquiries. @returns a function that searches them */
async function startInbox(place: string, count: number) {
  const folder = join(place, `inbox-${String(count)}`);
  await mkdir(folder);
  const product = await prepareProduct(folder);
  await onDatabase(product.env.databaseFile, async (database) => {
    const owner = await database('up_users').first<{ document_id: string }>('document_id');
    await fillEnquiries(database, count, owner.document_id);
  });
  await startProduct(product);
  const session = await logIn(product);
  const url = `${product.env.cmsUrl}/api/EnquirySearch`;
  return (values: object) => postJson(url, { values, ...PAGE }, session);
}

/** Each filter of the inbox with many enquiries, against few, one search after the other. */
export async function inboxMeasures(place: string): Promise<readonly Measure[]> {
  const inbox = (count: number) =>
    step(`CMS with ${count.toLocaleString('en')} enquiries`, () => startInbox(place, count));
  const [few, many] = [await inbox(FEW), await inbox(MANY)];
  const timeOf = (search: typeof few, values: object) => async (): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < SEARCHES; n += 1) {
      const since = performance.now();
      await search(values);
      times.push(performance.now() - since);
    }
    return median(times);
  };
  return Object.entries(FILTERS).map(([name, values]) => ({
    title: `inbox, ${name}: p50 with ${FEW.toLocaleString('en')} (peer) and ${MANY.toLocaleString('en')}`,
    ...{ unit: 'ms', rounds: ROUNDS, bar: { atMost: TIMES } },
    peer: timeOf(few, values),
    ours: timeOf(many, values),
  }));
}
