import { forbidden, notFound } from '../../../http/errors';
import { storedRecord } from '../../../documents/records';
import { AREAS, can } from '../../../domain';
import type { Area } from '../../../domain';
import type { SignedIn } from '../../../sessions/caller';
import { enquiry } from '../resource';
import { isSignature } from '../../../sessions/signature';
import { isAnonymised } from './present';
import type { StoredEnquiry } from './present';

/** The regions whose enquiries a caller can see. */
export const visibleAreas = (caller: SignedIn): readonly Area[] =>
  AREAS.filter((area) => can(caller, 'see enquiries of the region', area));

/** An enquiry of a region of the caller. @throws 404, 403 for one of another region */
export async function enquiryFor(id: string, caller: SignedIn): Promise<StoredEnquiry> {
  const stored = await storedRecord<StoredEnquiry>(strapi, enquiry, id, {});
  if (!visibleAreas(caller).includes(stored.area)) throw forbidden();
  return stored;
}

/** An enquiry by its reference and the key that its visitor got. @throws 404 where either is wrong, or it was erased */
export async function enquiryByKey(reference: unknown, key: unknown): Promise<StoredEnquiry> {
  const stored =
    typeof reference === 'string'
      ? ((await strapi.db
          .query(enquiry.uid)
          .findOne({ where: { reference } })) as StoredEnquiry | null)
      : null;
  if (!stored || isAnonymised(stored) || !isSignature('enquiry key', stored.documentId, key))
    throw notFound();
  return stored;
}
