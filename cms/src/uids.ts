import { account } from './api/account/resource';
import { appParameter } from './api/app-parameter/resource';
import { audit } from './api/audit/resource';
import { award } from './api/award/resource';
import { enquiry } from './api/enquiry/resource';
import { landing } from './api/landing/resource';
import { legalText } from './api/legal-text/resource';
import { listings } from './api/listing/resource';
import { masters } from './api/master/resource';
import { notification } from './api/notification/resource';
import { overview } from './api/overview/resource';
import { review } from './api/review/resource';
import type { Kind, Master } from './domain';

/** Strapi's names of the content types, by the model's keys. */
export const LISTING_UIDS = {
  propresi: listings.propresi.uid,
  propcom: listings.propcom.uid,
} as const satisfies Readonly<Record<Kind, string>>;

export const MASTER_UIDS = {
  locality: masters.locality.uid,
  projectNameResi: masters.projectNameResi.uid,
  projectNameCom: masters.projectNameCom.uid,
} as const satisfies Readonly<Record<Master, string>>;

export const RECORD_UIDS = {
  review: review.uid,
  overview: overview.uid,
  award: award.uid,
} as const;

export const AUDIT_UID = audit.uid;
export const ENQUIRY_UID = enquiry.uid;
export const NOTIFICATION_UID = notification.uid;
export const ACCOUNT_UID = account.uid;
export const TAP_UID = 'api::tap.tap';
export const GONE_LISTING_UID = 'api::gone-listing.gone-listing';
export const PARAMETER_UID = appParameter.uid;
export const LANDING_UID = landing.uid;
export const LEGAL_TEXT_UID = legalText.uid;
