import { missingDefaults } from '../../../domain';
import type { AppParameter } from '../../../domain';
import { notFound } from '../../../http/errors';
import { PARAMETER_UID } from '../../../uids';

type Office = AppParameter['headOffice'];
interface Value {
  readonly value: string;
}

/** The parameters in the result of Strapi's query. */
type StoredParameter = Omit<AppParameter, 'phones' | 'emails' | 'reraExemptions'> & {
  readonly phones: readonly Value[];
  readonly emails: readonly Value[];
  readonly reraExemptions: readonly Value[];
};

const POPULATE = {
  phones: true,
  emails: true,
  headOffice: true,
  branchOffice: true,
  socialLinks: true,
  reraNumbers: true,
  reraExemptions: true,
};

const office = ({ name, address, phone, mapUrl, hours }: Office): Office => ({
  name,
  address,
  phone,
  mapUrl,
  hours,
});

const present = (stored: StoredParameter): AppParameter => ({
  brandName: stored.brandName,
  phones: stored.phones.map(({ value }) => value),
  emails: stored.emails.map(({ value }) => value),
  headOffice: office(stored.headOffice),
  branchOffice: office(stored.branchOffice),
  fallbackPhone: stored.fallbackPhone,
  chatPhone: stored.chatPhone,
  socialLinks: stored.socialLinks.map(({ name, url }) => ({ name, url })),
  reraNumbers: stored.reraNumbers.map(({ authority, number }) => ({ authority, number })),
  copyrightSince: stored.copyrightSince,
  welcomeVideoUrl: stored.welcomeVideoUrl,
  welcomePopup: stored.welcomePopup,
  registrationApproval: stored.registrationApproval,
  reviewApproval: stored.reviewApproval,
  sessionIdle: stored.sessionIdle,
  securityEmail: stored.securityEmail,
  securityUrl: stored.securityUrl,
  closedDays: stored.closedDays,
  limitRS: stored.limitRS,
  limitRR: stored.limitRR,
  limitCS: stored.limitCS,
  limitCR: stored.limitCR,
  limitReview: stored.limitReview,
  limitUser: stored.limitUser,
  checkDays: stored.checkDays,
  withdrawDays: stored.withdrawDays,
  reraGate: stored.reraGate,
  reraNoticeDays: stored.reraNoticeDays,
  reraExemptions: stored.reraExemptions.map(({ value }) => value),
});

/** `GET /api/AppParameter`; 404 until the parameters are filled in. */
export async function findParameter() {
  const stored: unknown = await strapi.db.query(PARAMETER_UID).findOne({ populate: POPULATE });
  if (!stored) throw notFound();
  const parameter = { ...stored, ...missingDefaults(stored) } as StoredParameter;
  return { appParameter: present(parameter) };
}
