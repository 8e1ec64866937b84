import { log } from '../lib/log';
import type { ApiClient } from './api-client';
import type { EnquiryRecord, Ledger } from './ledger';
import type { Receivers } from './receivers';
import { waitUntil } from './supervised-program';

/** A killed process was sending at most so many notifications of a kind. Source: docs/contract.md, "Notifications". */
const AT_ONCE = 4;

/** Checks that an enquiry is stored once, under the reference that was acknowledged. */
async function checkStored(admin: ApiClient, record: EnquiryRecord, violations: Set<string>) {
  const { reference, phone } = record;
  const body = { values: { words: phone }, limit: 10, offset: 0 };
  const response = await admin.call('POST', '/api/EnquirySearch', body);
  const found = (response?.body.enquiries ?? []) as readonly { readonly reference: string }[];
  const references = found.map((one) => one.reference).join();
  if (references !== reference)
    violations.add(`the enquiry ${reference} is stored as "${references}"`);
}

/**
 * Checks each acknowledged enquiry: it is stored once, and office, visitor and webhook are told. A repetition has the id
 * of the first attempt, and only a kill causes one.
 */
export async function checkEnquiries(
  admin: ApiClient,
  { received }: Receivers,
  { enquiries }: Ledger,
  { kills, violations }: { readonly kills: number; readonly violations: Set<string> },
): Promise<void> {
  for (const record of enquiries) await checkStored(admin, record, violations);
  for (const [kind, all] of Object.entries(received)) {
    const wanted = enquiries.map((one) => (kind === 'receipt' ? one.email : one.reference));
    await waitUntil(
      () => Promise.resolve(wanted.every((one) => all.some(({ of }) => of === one))),
      `Not every enquiry is told (${kind}).`,
    );
    for (const one of wanted) {
      const ids = new Set(all.filter(({ of }) => of === one).map(({ id }) => id));
      if (ids.size !== 1) violations.add(`${one} is told ${String(ids.size)} times (${kind})`);
    }
    const repeated = all.length - new Set(all.map(({ id }) => id)).size;
    if (repeated > AT_ONCE * kills)
      violations.add(`${String(repeated)} notifications were sent again (${kind})`);
    log(`  ${kind}: ${String(wanted.length)} enquiries told, ${String(repeated)} of them again`);
  }
  if (new Set(enquiries.map(({ reference }) => reference)).size !== enquiries.length)
    violations.add('two enquiries have the same reference');
}
