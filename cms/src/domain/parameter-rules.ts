import type { Outcome } from './field-rules';
import { KIND_FACTS, LISTS } from './listings';
import { requiredMessage } from './messages';
import { required } from './record-field';
import type { RecordField } from './record-field';
import { parseFields } from './record-rules';
import { IDLE_SECONDS } from './session-idle';

/** The rules of the site's parameters. Source: docs/contract.md, "Parameters". */
type Fields = Readonly<Record<string, RecordField>>;

/** The fields of parameters that consist of several fields. */
export const PARAMETER_PARTS = {
  phone: { value: required({ type: 'phone', label: 'Phone' }) },
  email: { value: required({ type: 'email', label: 'E-mail' }) },
  office: {
    name: required({ type: 'text', label: 'Name', max: 80 }),
    address: required({ type: 'longText', label: 'Address', max: 1000 }),
    phone: required({ type: 'phone', label: 'Phone' }),
    mapUrl: required({ type: 'link', label: 'Map', max: 2000 }),
    email: {
      type: 'email',
      label: 'E-mail for enquiries',
      hint: 'Not public; empty: the first of the e-mails',
    },
    hours: {
      type: 'text',
      label: 'Hours',
      max: 120,
      hint: 'When somebody answers the phone',
    },
  },
  'social-link': {
    name: required({ type: 'text', label: 'Name', max: 40 }),
    url: required({ type: 'link', label: 'Address', max: 2000 }),
  },
  'rera-number': {
    authority: required({ type: 'text', label: 'Authority' }),
    number: required({ type: 'text', label: 'Number' }),
  },
  'rera-exemption': { value: required({ type: 'text', label: 'Reason' }) },
} as const satisfies Readonly<Record<string, Fields>>;
export type ParameterPart = keyof typeof PARAMETER_PARTS;

/** A parameter that consists of several fields: one part, or a list of `least` to `most` parts. */
export interface PartField {
  readonly part: ParameterPart;
  readonly label: string;
  readonly list?: { readonly least: number; readonly most: number };
}

const pageSize = (label: string) => required({ type: 'pageSize', label });

export const PARAMETER_FIELDS = {
  brandName: required({ type: 'text', label: 'Brand name', max: 80 }),
  copyrightSince: required({
    type: 'year',
    label: 'Copyright since',
    hint: 'The year in the footer',
  }),
  fallbackPhone: required({
    type: 'phone',
    label: 'Fallback phone',
    hint: 'Called where a listing has no phone',
  }),
  chatPhone: required({
    type: 'phone',
    label: 'Chat phone',
    hint: 'Where the chat button leads',
  }),
  welcomeVideoUrl: {
    type: 'link',
    label: 'Welcome video',
    hint: 'An address that begins with https://',
    max: 2000,
  },
  welcomePopup: required({
    type: 'choice',
    label: 'Welcome popup',
    options: ['Yes', 'No'],
    hint: 'Yes: a popup five seconds after the load; No: a small pill that opens the film',
  }),
  registrationApproval: required({
    type: 'choice',
    label: 'Approval of registrations',
    options: ['auto', 'manual'],
    hint: 'auto: an account is active at once; manual: it waits for staff',
  }),
  reviewApproval: required({
    type: 'choice',
    label: 'Approval of reviews',
    options: ['auto', 'manual'],
    hint: 'auto: a review is public at once; manual: it is hidden until staff show it',
  }),
  sessionIdle: required({
    type: 'choice',
    label: 'Idle sessions end',
    options: Object.keys(IDLE_SECONDS),
    hint: 'How long nothing may happen on the site; for sessions that begin after the change',
  }),
  securityEmail: {
    type: 'email',
    label: 'Security e-mail',
    hint: 'For reports of vulnerabilities, in /.well-known/security.txt',
  },
  securityUrl: {
    type: 'link',
    label: 'Security page',
    hint: 'Where vulnerabilities are reported; an address that begins with https://',
    max: 2000,
  },
  closedDays: required({
    type: 'days',
    label: 'Days of sold pages',
    hint: 'How long the page of a sold or rented listing stays',
  }),
  ...Object.fromEntries(
    Object.values(LISTS).map(({ limitKey, kind, offer }): [string, RecordField] => [
      limitKey,
      pageSize(`${KIND_FACTS[kind].category} listings for ${offer.toLowerCase()} a page`),
    ]),
  ),
  limitReview: pageSize('Reviews a page'),
  limitUser: pageSize('Accounts a page'),
  checkDays: required({
    type: 'days',
    label: 'Days until a listing is to be checked',
    hint: 'After so many days without a check it is in the list To Check',
  }),
  withdrawDays: required({
    type: 'days',
    label: 'Days until a listing is withdrawn',
    hint: 'After so many days without a check it is withdrawn by itself',
  }),
  reraGate: required({
    type: 'choice',
    label: 'RERA is asked for',
    options: ['Yes', 'No'],
    hint: 'Yes: a listing that needs a registration is not public without it, or a reason',
  }),
  reraNoticeDays: required({
    type: 'days',
    label: 'Days before a registration ends',
    hint: 'So many days before its end a listing is in the list To Check',
  }),
} as const satisfies Fields;

type Input = Readonly<Record<string, unknown>>;

/** The defaults of the parameters. Source: docs/contract.md, "Parameters". */
export const PARAMETER_DEFAULTS: Readonly<Record<string, string | number>> = {
  welcomePopup: 'No',
  registrationApproval: 'auto',
  reviewApproval: 'auto',
  sessionIdle: '2 hours',
  closedDays: 30,
  ...Object.fromEntries(Object.values(LISTS).map(({ limitKey }) => [limitKey, 10])),
  limitReview: 10,
  limitUser: 20,
  checkDays: 30,
  withdrawDays: 60,
  reraGate: 'No',
  reraNoticeDays: 60,
};

/** The defaults of parameters that a stored row lacks because an earlier version wrote it. */
export const missingDefaults = (stored: object): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(PARAMETER_DEFAULTS).filter(([key]) => ((stored as Input)[key] ?? null) === null),
  );

export const PARAMETER_PART_FIELDS = {
  phones: { part: 'phone', label: 'Phones', list: { least: 1, most: 6 } },
  emails: { part: 'email', label: 'E-mails', list: { least: 1, most: 6 } },
  headOffice: { part: 'office', label: 'Head office' },
  branchOffice: { part: 'office', label: 'Branch office' },
  socialLinks: { part: 'social-link', label: 'Links', list: { least: 0, most: 10 } },
  reraNumbers: { part: 'rera-number', label: 'RERA numbers', list: { least: 0, most: 10 } },
  reraExemptions: {
    part: 'rera-exemption',
    label: 'Reasons of exemption',
    list: { least: 0, most: 20 },
  },
} as const satisfies Readonly<Record<string, PartField>>;

type Errors = Record<string, string>;

const isObject = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses one part for storage. A part that is already stored keeps the fields that are not sent. */
function readPart(part: ParameterPart, sent: unknown, at: string, errors: Errors): unknown {
  const input = isObject(sent) ? sent : {};
  const isStored = input.id !== undefined;
  const asked: Fields = Object.fromEntries(
    Object.entries(PARAMETER_PARTS[part]).filter(([key]) => !isStored || input[key] !== undefined),
  );
  const { values, errors: found } = parseFields(asked, input);
  for (const [key, message] of Object.entries(found)) errors[`${at}.${key}`] = message;
  return { ...input, ...values };
}

function readList(
  key: string,
  { part, label, list: { least, most } = { least: 0, most: 0 } }: PartField,
  sent: unknown,
  errors: Errors,
): unknown {
  const parts: readonly unknown[] = Array.isArray(sent) ? sent : [];
  if (parts.length < least) errors[key] = requiredMessage(label);
  if (parts.length > most) errors[key] = `${label} must be at most ${String(most)}`;
  return parts.map((one, index) => readPart(part, one, `${key}.${String(index)}`, errors));
}

function readPartField(key: string, field: PartField, sent: unknown, errors: Errors): unknown {
  if (field.list) return readList(key, field, sent, errors);
  if (!isObject(sent)) {
    errors[key] = requiredMessage(field.label);
    return undefined;
  }
  return readPart(field.part, sent, key, errors);
}

/**
 * Parses the parameters for storage. The errors of a part have names such as `phones.0.value`.
 * @param current the stored parameters, for an edit: it keeps values that are not sent
 */
export function parseParameters(input: Input, current?: Input): Outcome<Input> {
  const { values, errors } = parseFields(PARAMETER_FIELDS, input, current);
  for (const [key, field] of Object.entries(PARAMETER_PART_FIELDS)) {
    if (current && input[key] === undefined) continue;
    values[key] = readPartField(key, field, input[key], errors);
  }
  if (Number(values.withdrawDays) <= Number(values.checkDays))
    errors.withdrawDays = `${PARAMETER_FIELDS.withdrawDays.label} must be above the days until it is to be checked`;
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value: values };
}
