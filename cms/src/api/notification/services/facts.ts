import type { Core } from '@strapi/strapi';
import { REGIONS } from '../../../domain';
import type { Area } from '../../../domain';
import { PARAMETER_UID } from '../../../uids';
import { enquiry } from '../../enquiry/resource';
import type { StoredEnquiry } from '../../enquiry/services/present';
import type { Notification } from './outbox';

interface StoredOffice {
  readonly name: string;
  readonly phone: string;
  readonly email?: string | null;
  readonly hours?: string | null;
}

interface StoredParameters {
  readonly brandName: string;
  readonly emails: readonly { readonly value: string }[];
  readonly headOffice: StoredOffice | null;
  readonly branchOffice: StoredOffice | null;
}

/** The brokerage as messages about a region name it. */
export interface Sender {
  readonly brandName: string;
  readonly office: StoredOffice;
  /** Where its enquiries go. */
  readonly inbox: string;
}

/** The brokerage's office of a region; undefined until the parameters are filled in. */
export async function readSender(strapi: Core.Strapi, area: Area): Promise<Sender | undefined> {
  const stored = (await strapi.db.query(PARAMETER_UID).findOne({
    populate: { emails: true, headOffice: true, branchOffice: true },
  })) as StoredParameters | null;
  const office = stored?.[REGIONS[area].office];
  const inbox = office?.email ?? stored?.emails[0]?.value;
  return stored && office && inbox !== undefined
    ? { brandName: stored.brandName, office, inbox }
    : undefined;
}

/**
 * The enquiry of a notification; undefined where there is nothing to tell any more: it is gone, or its consent was
 * withdrawn before it was told.
 */
export async function readTold(
  strapi: Core.Strapi,
  { enquiry: documentId, event }: Notification,
): Promise<StoredEnquiry | undefined> {
  const stored = (await strapi.db
    .query(enquiry.uid)
    .findOne({ where: { documentId } })) as StoredEnquiry | null;
  if (!stored) return undefined;
  return event === 'received' && stored.withdrawnAt !== null ? undefined : stored;
}
