import { AREAS, ENQUIRY_VISITOR_FIELDS, KINDS, NOTICE_LANGUAGES } from '../../domain';
import { mapFields, optionalRecordField, recordFieldInRequest } from '../../openapi/fields';
import {
  constant,
  count,
  flag,
  id,
  nullable,
  requestObject,
  responseObject,
  text,
  withDescription,
} from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';

const { callTime, ...typed } = ENQUIRY_VISITOR_FIELDS;
const area: JsonSchema = { type: 'string', enum: [...AREAS] };
const kind: JsonSchema = { type: 'string', enum: [...KINDS] };
const language: JsonSchema = { type: 'string', enum: [...NOTICE_LANGUAGES] };
const optionalText = nullable({ type: 'string' });

const NOTICE_VERSION = withDescription(
  text(200),
  'The day since which the notice that was shown is in force, as in `2026-11-01`. Required with `noticeLanguage` while the CMS has a notice.',
);

/** What a visitor sends, with the listing that it is about. */
export const NEW_ENQUIRY = requestObject(
  {
    area,
    kind: withDescription(kind, 'With `listing`.'),
    listing: withDescription(id, 'The listing that it is about.'),
    ...mapFields(typed, recordFieldInRequest),
    callTime: optionalRecordField(callTime),
    consent: withDescription(flag, 'Consent to be contacted; it must be true.'),
    noticeVersion: NOTICE_VERSION,
    noticeLanguage: withDescription(language, 'In which the notice was shown.'),
    proof: withDescription(
      text(4000),
      'The solution of a challenge, as JSON `{challenge, solution}` in base64. Each counts once.',
    ),
    website: withDescription(text(200), 'Only programs fill it in: it must be empty.'),
  },
  ['area', 'name', 'phone', 'consent'],
);

/** What the form without scripts sends: every field is text, and an empty one is not given. */
export const PLAIN_ENQUIRY = requestObject(
  {
    token: withDescription({ type: 'string' }, 'As the page has it; valid for 24 hours.'),
    area,
    kind: withDescription(optionalText, 'With `listing`.'),
    listing: optionalText,
    ...mapFields(typed, recordFieldInRequest),
    callTime: optionalRecordField(callTime),
    consent: withDescription(constant('yes'), 'Consent to be contacted.'),
    noticeVersion: NOTICE_VERSION,
    noticeLanguage: withDescription(optionalText, 'In which the notice was shown.'),
    website: withDescription({ type: 'string' }, 'Only programs fill it in: it must be empty.'),
  },
  ['token', 'area', 'name', 'phone', 'consent'],
);

/** What a form computes while its user types. */
export const PROOF_CHALLENGE = responseObject({
  challenge: nullable({ type: 'object' }),
  seconds: withDescription(count, 'They must pass before the enquiry is sent.'),
});

/** The key that lets a visitor see and withdraw an enquiry without an account. */
export const ENQUIRY_KEY: Readonly<Record<string, JsonSchema>> = {
  reference: { type: 'string' },
  key: { type: 'string' },
};
