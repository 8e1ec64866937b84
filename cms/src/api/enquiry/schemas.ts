import { AREAS, ENQUIRY_RULE, KINDS, NOTICE_LANGUAGES } from '../../domain';
import {
  mapFields,
  optionalRecordField,
  recordFieldInRequest,
  recordFieldInResponse,
} from '../../openapi/fields';
import {
  count,
  flag,
  id,
  instant,
  list,
  nullable,
  ref,
  requestObject,
  responseObject,
  text,
  withDescription,
} from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';

const { stage, lostReason, followUpOn, ...visitors } = ENQUIRY_RULE.fields;
const { callTime, ...typed } = visitors;

const area: JsonSchema = { type: 'string', enum: [...AREAS] };
const kind: JsonSchema = { type: 'string', enum: [...KINDS] };
const language: JsonSchema = { type: 'string', enum: [...NOTICE_LANGUAGES] };
const optionalText = nullable({ type: 'string' });

const ABOUT = {
  _id: id,
  reference: withDescription({ type: 'string' }, '`ENQ-000123`.'),
  createdAt: instant,
  area,
  listing: nullable(
    responseObject({
      kind,
      _id: id,
      code: { type: 'string' },
      words: withDescription({ type: 'string' }, 'As it was when the enquiry was sent.'),
    }),
  ),
  status: recordFieldInResponse(stage),
  withdrawnAt: withDescription(nullable(instant), 'When the visitor took the consent back.'),
};

/** What a visitor sends, with the listing that it is about. */
export const NEW_ENQUIRY = requestObject(
  {
    area,
    kind: withDescription(kind, 'With `listing`.'),
    listing: withDescription(id, 'The listing that it is about.'),
    ...mapFields(typed, recordFieldInRequest),
    callTime: optionalRecordField(callTime),
    consent: withDescription(flag, 'Consent to be contacted; it must be true.'),
    noticeVersion: withDescription(text(200), 'Of the notice that was shown.'),
    noticeLanguage: language,
  },
  ['area', 'name', 'phone', 'consent'],
);

/** The key that lets a visitor see and withdraw an enquiry without an account. */
export const ENQUIRY_KEY: Readonly<Record<string, JsonSchema>> = {
  reference: { type: 'string' },
  key: { type: 'string' },
};

/** What staff change. */
export const ENQUIRY_EDIT = requestObject({
  status: optionalRecordField(stage),
  lostReason: optionalRecordField(lostReason),
  followUpOn: optionalRecordField(followUpOn),
  note: withDescription(text(2000), 'A note for the timeline.'),
  owner: withDescription(
    { type: 'string', enum: ['me', 'nobody'] },
    '`me` takes an enquiry that nobody has, and is answered `errorAlready` where somebody else has it.',
  ),
});

const COUNTS = responseObject(Object.fromEntries(stage.options.map((one) => [one, count])));

export const ENQUIRY_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  OwnEnquiry: responseObject({ ...ABOUT, ...mapFields(visitors, recordFieldInResponse) }),
  Enquiry: responseObject({
    ...ABOUT,
    ...mapFields({ ...visitors, lostReason, followUpOn }, recordFieldInResponse),
    owner: withDescription(
      nullable(responseObject({ name: { type: 'string' }, isMine: flag })),
      'Who answers it.',
    ),
    firstContactAt: nullable(instant),
    updatedAt: instant,
    notice: nullable(
      responseObject({ version: optionalText, language: nullable(language), at: instant }),
    ),
  }),
  EnquiryEvent: responseObject({
    at: instant,
    by: withDescription(optionalText, 'The name of the account; null for the visitor.'),
    field: { type: 'string' },
    before: optionalText,
    after: optionalText,
  }),
  EnquiryCounts: COUNTS,
  EnquirySearchValues: requestObject({
    area: nullable({ type: 'string', enum: [...AREAS, ''] }),
    status: optionalRecordField(stage),
    listing: withDescription(optionalText, 'A listing’s code.'),
    mine: withDescription(flag, 'Those of the caller alone.'),
    from: withDescription(optionalText, 'The first day, at the offices.'),
    to: withDescription(optionalText, 'The last day, at the offices.'),
    words: withDescription(optionalText, 'A part of the name, phone, reference or message.'),
  }),
};

export const ENQUIRY_TIMELINE = {
  timeline: list(ref('EnquiryEvent')),
  earlier: list(ref('Enquiry')),
};
