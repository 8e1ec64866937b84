import { createId } from '@paralleldrive/cuid2';
import type { Core } from '@strapi/strapi';
import { AREAS, ENQUIRY_STATUSES, enquiryReference, isOpenEnquiry } from '../../src/domain';
import { storedWord } from '../../src/api/enquiry/services/words';
import { bodyOf, callAs } from './cms';
import type { Data, TestCms } from './cms';
import { DAY_MS } from './days';
import { analyze, insertInto } from './plans';

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

/** An enquiry as an account sees it. */
export const readEnquiry = async (cms: TestCms, token: string, id: string) =>
  (await bodyOf(callAs(cms, 'get', `/api/EnquiryDetail/${id}`, token))) as {
    readonly enquiry: Data;
    readonly timeline: readonly Data[];
    readonly earlier: readonly Data[];
  };

/** Inserts enquiries below the Document Service. @param owner the account that owns every fifth */
export async function fillEnquiries(
  strapi: Core.Strapi,
  count: number,
  owner: string,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => row(n, owner));
  const words = rows.flatMap(({ name, phone, reference }) =>
    [...name.toLowerCase().split(' '), phone, phone.slice(-4)].map((word) => ({
      ...{ word: storedWord(word), reference },
    })),
  );
  await insertInto(strapi, 'enquiries', rows);
  await insertInto(strapi, 'enquiry_words', words);
  await analyze(strapi);
}
