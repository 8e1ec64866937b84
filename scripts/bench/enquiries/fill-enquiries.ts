import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { AREAS, ENQUIRY_STATUSES, enquiryReference, isOpenEnquiry } from '../../lib/domain';

/** SQLite accepts 500 rows in one insert, and an enquiry has four words. */
const BATCH = 100;
const DAY_MS = 86_400_000;
/** 2024-01-01, 10:00 at the offices. */
const FIRST_AT = Date.UTC(2024, 0, 1, 4, 30);

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A plausible enquiry, different for each number; a thousand have each value of a filter more than ten times. */
function row(n: number, owner: string) {
  const stage = ENQUIRY_STATUSES[n % ENQUIRY_STATUSES.length] ?? 'New';
  const at = new Date(FIRST_AT + n * 60_000);
  const isOpen = isOpenEnquiry(stage, null);
  return {
    ...{ document_id: randomUUID(), reference: enquiryReference(n + 1) },
    ...{ area: AREAS[n % 2], name: `Asha Visitor${String(n)}`, stage, is_open: isOpen },
    phone: `91${String(n).padStart(8, '0')}`,
    ...{ call_time: 'Anytime', source: 'Site', message: 'When can I see it?' },
    ...{ listing_code: `T-${String(n % 70)}`, locality: `Sector ${String(n % 60)}` },
    listing_words: 'Flat for SALE in Dwarka Sector 1, Dwarka New Delhi at ₹ 95.00 Lac',
    owner_id: n % 5 === 0 ? owner : null,
    owner_name: n % 5 === 0 ? 'Bench' : null,
    follow_up_on: isOpen && n % 3 === 0 ? dayOf(Date.now() + ((n % 7) - 4) * DAY_MS) : null,
    ...{ received_at: at, changed_at: at, created_at: at, updated_at: at, published_at: at },
  };
}

/** Writes enquiries into the tables of a CMS that does not run. @param owner the account that owns every fifth */
export async function fillEnquiries(database: Knex, count: number, owner: string): Promise<void> {
  await database.transaction(async (trx) => {
    for (let from = 0; from < count; from += BATCH) {
      const size = Math.min(BATCH, count - from);
      const rows = Array.from({ length: size }, (_, n) => row(from + n, owner));
      await trx('enquiries').insert(rows);
      // The CMS stores words as the hexadecimal digits of their bytes.
      const words = rows.flatMap(({ name, phone, reference }) =>
        [...name.toLowerCase().split(' '), phone, phone.slice(-4)].map((word) => ({
          ...{ word: Buffer.from(word).toString('hex'), reference },
        })),
      );
      await trx('enquiry_words').insert(words);
    }
  });
  await database.raw('ANALYZE');
}
