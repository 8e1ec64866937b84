import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cmsFolder } from '../../lib/folders';
import type { LoadRequest } from '../load/run-load';
import { documentIdOf, listing } from '../listings/listing';
import { requestJson } from '../request-json';

const requireOfCms = createRequire(join(cmsFolder, 'package.json'));
const { solveChallenge } = requireOfCms('altcha-lib') as {
  readonly solveChallenge: (options: object) => Promise<object>;
};
const { deriveKey } = requireOfCms('altcha-lib/algorithms/sha') as { readonly deriveKey: unknown };

const MESSAGE = 'When can I see it? I would like to come on a weekend.';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The numbers of listings that are public. */
export const activeListings = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, n) => n).filter((n) => listing(n).propresiStatus === 'active');

/** An address of its own for each visitor, as a proxy reports it. */
const addressOf = (n: number): string =>
  `10.${[n >> 16, n >> 8, n].map((one) => one & 255).join('.')}`;

const visitor = (n: number) => ({
  name: `Asha Visitor${String(n)}`,
  phone: `92${String(n).padStart(8, '0')}`,
  email: `asha${String(n)}@example.com`,
  message: MESSAGE,
});

/** A proof of work as the form sends it. */
async function solvedProof(cmsUrl: string): Promise<string> {
  const { challenge } = (await requestJson(`${cmsUrl}/api/EnquiryChallenge`, {})) as {
    readonly challenge: object;
  };
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** The enquiry of a visitor with a number: the call of the form, with a proof of work of its own. */
export async function ourEnquiry(
  cmsUrl: string,
  n: number,
  active: readonly number[],
): Promise<LoadRequest> {
  const about = active[n % active.length] ?? 0;
  const body = {
    ...visitor(n),
    ...{ area: listing(about).area, kind: 'propresi', listing: documentIdOf(about) },
    ...{ consent: true, noticeVersion: '2026-11-01', noticeLanguage: 'English' },
    proof: await solvedProof(cmsUrl),
  };
  const headers = {
    ...JSON_TYPE,
    'X-Forwarded-For': addressOf(n),
    'Idempotency-Key': randomUUID(),
  };
  return { method: 'POST', path: '/api/EnquiryCreate', headers, body: JSON.stringify(body) };
}

/** The same enquiry as a record of Strapi's REST: what the CMS derives is sent. */
export function peerEnquiry(n: number, active: readonly number[]): LoadRequest {
  const about = active[n % active.length] ?? 0;
  const { area, code, locality } = listing(about);
  const now = new Date().toISOString();
  const data = {
    ...visitor(n),
    ...{ reference: `ENQ-${String(n).padStart(6, '0')}`, area, stage: 'New', callTime: 'Anytime' },
    ...{ listingKind: 'propresi', listingId: documentIdOf(about), listingCode: code, locality },
    ...{ listingWords: 'Flat for SALE in Dwarka Sector 1, Dwarka New Delhi at ₹ 95.00 Lac' },
    ...{ source: 'Site', isOpen: true, receivedAt: now, changedAt: now, consentedAt: now },
    ...{ noticeVersion: '2026-11-01', noticeLanguage: 'English', proof: randomUUID() },
  };
  const body = JSON.stringify({ data });
  return { method: 'POST', path: '/api/enquiries', headers: JSON_TYPE, body };
}
