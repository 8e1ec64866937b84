import { createId } from '@paralleldrive/cuid2';
import type { Core } from '@strapi/strapi';
import { AREAS, ENQUIRY_STATUSES, enquiryReference, isOpenEnquiry } from '../../src/domain';
import { storedWord } from '../../src/api/enquiry/services/words';

/** SQLite accepts 500 rows in one insert, and an enquiry has four words. */
const BATCH = 100;
const DAY_MS = 86_400_000;
const FIRST_NUMBER = 500_000;
/** 2024-01-01, 10:00 at the offices. */
const FIRST_AT = Date.UTC(2024, 0, 1, 4, 30);

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A plausible enquiry, different for each number. */
function row(n: number, owner: string) {
  const stage = ENQUIRY_STATUSES[n % ENQUIRY_STATUSES.length] ?? 'New';
  const at = new Date(FIRST_AT + n * 60_000);
  const isOpen = isOpenEnquiry(stage, null);
  return {
    ...{ document_id: createId(), reference: enquiryReference(FIRST_NUMBER + n) },
    ...{ area: AREAS[n % 2], name: `Asha Visitor${String(n)}`, stage, is_open: isOpen },
    phone: `91${String(n).padStart(8, '0')}`,
    ...{ call_time: 'Anytime', source: 'Site', message: 'When can I see it?' },
    ...{ listing_code: `T-${String(n % 3000)}`, locality: `Sector ${String(n % 60)}` },
    listing_words: 'Flat for SALE in Dwarka Sector 1, Dwarka New Delhi at ₹ 95.00 Lac',
    owner_id: n % 5 === 0 ? owner : null,
    owner_name: n % 5 === 0 ? 'Meera' : null,
    follow_up_on: isOpen && n % 9 === 0 ? dayOf(Date.now() + ((n % 7) - 4) * DAY_MS) : null,
    ...{ received_at: at, changed_at: at, created_at: at, updated_at: at, published_at: at },
  };
}

/** Inserts enquiries below the Document Service. @param owner the account that owns every fifth */
export async function fillEnquiries(
  strapi: Core.Strapi,
  count: number,
  owner: string,
): Promise<void> {
  const { connection } = strapi.db;
  for (let from = 0; from < count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, n) => from + n);
    const rows = numbers.map((n) => row(n, owner));
    await connection('enquiries').insert(rows);
    const words = rows.flatMap(({ name, phone, reference }) =>
      [...name.toLowerCase().split(' '), phone, phone.slice(-4)].map((word) => ({
        ...{ word: storedWord(word), reference },
      })),
    );
    await connection('enquiry_words').insert(words);
  }
  const isPostgres = process.env.DATABASE_CLIENT === 'postgres';
  await connection.raw(isPostgres ? 'VACUUM ANALYZE' : 'ANALYZE');
}
