import type { ContentRecord, Kind, Master } from './domain';

/** Strapi's names of the content types that the model's rows are stored in. */
export const LISTING_UIDS = {
  propresi: 'api::propresi.propresi',
  propcom: 'api::propcom.propcom',
} as const satisfies Readonly<Record<Kind, string>>;

export const MASTER_UIDS = {
  locality: 'api::locality.locality',
  projectNameResi: 'api::project-name-resi.project-name-resi',
  projectNameCom: 'api::project-name-com.project-name-com',
} as const satisfies Readonly<Record<Master, string>>;

export const RECORD_UIDS = {
  review: 'api::review.review',
  overview: 'api::overview.overview',
  award: 'api::award.award',
} as const satisfies Readonly<Record<ContentRecord, string>>;
export const RECORD_NAMES = [
  'review',
  'overview',
  'award',
] as const satisfies readonly ContentRecord[];

/** A content type's own name, by which the change log knows it. */
export const typeOf = (uid: string): string => uid.slice(uid.lastIndexOf('.') + 1);

export const ACCOUNT_UID = 'plugin::users-permissions.user';
export const FILE_UID = 'plugin::upload.file';
export const COUNTER_UID = 'api::counter.counter';
export const PARAMETER_UID = 'api::app-parameter.app-parameter';
export const LANDING_UID = 'api::landing.landing';
export const LEGAL_TEXT_UID = 'api::legal-text.legal-text';
