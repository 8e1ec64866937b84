import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../lib/failure';
import { log, step } from '../../lib/log';
import { inboxMeasures } from '../enquiries/inbox';
import { activeListings, ourEnquiry, peerEnquiry } from '../enquiries/requests';
import { fillListings, onDatabase } from '../listings/fill';
import { sendEach } from '../load/send-each';
import { formatFigure } from '../measure/measure';
import type { Measure } from '../measure/measure';
import { logMachineLoad, percentile } from '../measure/statistics';
import { planPeer, startPeer } from '../servers/peer';
import { prepareProduct, startProduct } from '../servers/product';
import type { Product } from '../servers/product';

const LISTINGS = 1000;
/** The enquiries of one round. */
const ENQUIRIES = 1000;
const ROUNDS = 5;
/** Source: the bar. */
const A_SECOND = 200;
/** SQLite takes as many values in one query. */
const BATCH = 500;

/**
 * The limits by address and phone, and the proof of work, are as in production. A proxy reports the visitors' addresses,
 * and a proof takes few steps, because one process makes all of them.
 */
const SETTINGS = { TRUST_PROXY: '1', ENQUIRY_PROOF_STEPS: '20', ENQUIRY_SECONDS: '0' };

/** Throws a Failure if an acknowledged enquiry is not in the database's file. */
async function assertStored({ env }: Product, references: readonly string[]): Promise<void> {
  let found = 0;
  await onDatabase(env.databaseFile, async (database) => {
    for (let from = 0; from < references.length; from += BATCH) {
      const some = references.slice(from, from + BATCH);
      const rows = await database('enquiries').whereIn('reference', some).select('reference');
      found += rows.length;
    }
  });
  if (found !== references.length || new Set(references).size !== found)
    throw new Failure(`Of ${String(references.length)} references ${String(found)} are stored.`);
}

/** Sends enquiries of visitors with further numbers, and reads each from the database's file. */
function sender(product: Product, active: readonly number[]): () => Promise<number> {
  let from = 0;
  return async () => {
    const numbers = Array.from({ length: ENQUIRIES }, (_, n) => from + n);
    from += ENQUIRIES;
    const { cmsUrl } = product.env;
    const requests = await Promise.all(numbers.map((n) => ourEnquiry(cmsUrl, n, active)));
    const { requestsPerSecond, times, answers } = await sendEach(cmsUrl, requests);
    const references = answers.map((one) => (one as { readonly reference: string }).reference);
    await assertStored(product, references);
    const [half, most] = [50, 99].map((n) => formatFigure(percentile(times, n), 'ms'));
    log(`  p50 ${String(half)}, p99 ${String(most)}; each of them is in the database`);
    return requestsPerSecond;
  };
}

/**
 * Enquiries of visitors, each stored before it is acknowledged, against the bar and against Strapi's REST; and the inbox
 * with many of them.
 */
export async function enquiryMeasures(place: string, peerApp: string): Promise<readonly Measure[]> {
  const folder = join(place, 'enquiries');
  await mkdir(folder);
  const product = await step('CMS and peer for enquiries', async () => {
    const prepared = await prepareProduct(folder, SETTINGS);
    await fillListings([prepared.env.databaseFile], LISTINGS);
    await startProduct(prepared);
    return prepared;
  });
  const peer = await planPeer(peerApp, join(folder, 'peer.db'));
  await startPeer(peer);
  logMachineLoad();
  const active = activeListings(LISTINGS);
  const ours = sender(product, active);
  let sent = 0;
  const atPeer = async () => {
    const requests = Array.from({ length: ENQUIRIES }, (_, n) => peerEnquiry(sent + n, active));
    sent += ENQUIRIES;
    return (await sendEach(peer.url, requests)).requestsPerSecond;
  };
  return [
    {
      title: 'enquiries stored and acknowledged (peer: the limit)',
      ...{ unit: 'req/s', rounds: ROUNDS, ours, bar: { atLeast: 1 } },
      peer: () => Promise.resolve(A_SECOND),
    },
    {
      title: 'enquiries, against a bare record through REST',
      ...{ unit: 'req/s', rounds: ROUNDS, ours, bar: { atLeast: 0.5 } },
      peer: atPeer,
    },
    ...(await inboxMeasures(place)),
  ];
}
