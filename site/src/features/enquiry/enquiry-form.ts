import {
  AREAS,
  CONSENT_MISSING,
  dayText,
  ENQUIRY_DEFAULTS,
  ENQUIRY_VISITOR_FIELDS,
  enquiryMessage,
  kindOf,
  offerLine,
  parseByRule,
  REGION_LABEL,
  REGIONS,
  requiredMessage,
  visitDays,
  visitError,
  wordsWithCode,
} from '../../domain';
import type { Account, Area, FieldErrors, Listing, ListingCard } from '../../domain';
import type { EnquiryBody } from './requests';

/** What an enquiry is about. */
interface About {
  readonly area?: Area | undefined;
  readonly listing?: Listing | ListingCard | undefined;
}

/** The values of the form. Choices have the words that the visitor reads. */
export interface EnquiryValues {
  readonly area: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly callTime: string;
  readonly wantsVisit: boolean;
  readonly visitOn: string;
  readonly consent: boolean;
  /** Empty: only programs fill in this field. */
  readonly website: string;
}

const DAY_MS = 86_400_000;

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(ENQUIRY_VISITOR_FIELDS).map(([name, { label }]) => [name, label]),
  ),
  area: REGION_LABEL,
  consent: 'Consent',
  website: 'Website',
};
export const labelOf = (name: string): string => LABELS[name] ?? name;

export const REGION_NAMES: readonly string[] = AREAS.map((area) => REGIONS[area].label);

/** The days for which a visit can be requested, from tomorrow on. @param now milliseconds since 1970 */
export function visitOptions(now: number): readonly string[] {
  const { first, last } = visitDays(now);
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS;
  return Array.from({ length: count }, (_, index) =>
    dayText(new Date(Date.parse(first) + (index + 1) * DAY_MS).toISOString().slice(0, 10)),
  );
}

/** The first values: the words of the listing, and what the visitor's account says. */
export const enquiryValues = (
  { area, listing }: About,
  account: Account | null,
  now: number,
): EnquiryValues => ({
  area: area ? REGIONS[area].label : '',
  name: account?.uname ?? '',
  phone: account?.userId ?? '',
  email: account?.uemail ?? '',
  message: enquiryMessage(
    area,
    area && listing && wordsWithCode(offerLine(listing, area), listing.code),
  ),
  callTime: ENQUIRY_DEFAULTS.callTime,
  wantsVisit: false,
  visitOn: visitOptions(now)[0] ?? '',
  consent: false,
  website: '',
});

const areaOf = ({ area }: EnquiryValues): Area | undefined =>
  AREAS.find((one) => REGIONS[one].label === area);

const isoOf = (day: string): string => day.split('-').reverse().join('-');

/** The errors of the values, by field. @param now milliseconds since 1970 */
export function enquiryErrors(values: EnquiryValues, now: number): FieldErrors {
  const { name, phone, email, message, callTime, wantsVisit, visitOn } = values;
  // A draft may have a day that has passed.
  const visit = wantsVisit ? visitError(isoOf(visitOn), now) : undefined;
  const read = parseByRule(
    { fields: ENQUIRY_VISITOR_FIELDS },
    { name, phone, email, message, callTime },
  );
  return {
    ...(areaOf(values) ? {} : { area: requiredMessage(REGION_LABEL) }),
    ...(read.ok ? {} : read.errors),
    ...(visit === undefined ? {} : { visitOn: visit }),
    ...(values.consent ? {} : { consent: CONSENT_MISSING }),
  };
}

/** The body of the request, without notice and proof. */
export function enquiryBody(values: EnquiryValues, { listing }: About): EnquiryBody {
  const { name, phone, email, message, callTime, wantsVisit, visitOn, consent, website } = values;
  return {
    area: areaOf(values),
    ...{ name, phone, email, message, callTime, consent, website },
    ...(wantsVisit && { visitOn: isoOf(visitOn) }),
    ...(listing && { kind: kindOf(listing), listing: listing._id }),
  };
}
