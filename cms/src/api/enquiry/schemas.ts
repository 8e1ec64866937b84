import {
  AREAS,
  ENQUIRY_RULE,
  ENQUIRY_SOURCES,
  ENTERED_SOURCES,
  FOLLOW_UPS,
  KINDS,
  NOTICE_LANGUAGES,
  PAGE,
} from '../../domain';
import {
  mapFields,
  optionalRecordField,
  recordFieldInRequest,
  recordFieldInResponse,
} from '../../openapi/fields';
import {
  constant,
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
import { PLAIN_ENQUIRY } from './visitor-schemas';

const { stage, lostReason, followUpOn, ...visitors } = ENQUIRY_RULE.fields;
const { callTime, ...typed } = visitors;

const area: JsonSchema = { type: 'string', enum: [...AREAS] };
const kind: JsonSchema = { type: 'string', enum: [...KINDS] };
const language: JsonSchema = { type: 'string', enum: [...NOTICE_LANGUAGES] };
const optionalText = nullable({ type: 'string' });

/** The phone in answers. */
const ANONYMISED_PHONE = withDescription(
  { anyOf: [ref('Phone'), constant('')] },
  'Empty after the enquiry was anonymised.',
);

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
  withdrawnAt: withDescription(nullable(instant), 'When the visitor took the consent back.'),
};

/** What staff change. */
const EDITED = {
  status: optionalRecordField(stage),
  lostReason: optionalRecordField(lostReason),
  followUpOn: optionalRecordField(followUpOn),
  note: withDescription(text(2000), 'A note for the timeline.'),
  owner: withDescription(
    { type: 'string' },
    '`me`, `nobody`, or the `_id` of an account that answers enquiries of the region. Where a colleague has the enquiry, an admin alone releases it (else 403) or gives it to another; others, and `me`, are answered `errorAlready`.',
  ),
};
export const ENQUIRY_EDIT = requestObject({
  ...EDITED,
  withdrawn: withDescription(
    flag,
    'The person took the consent back, on the phone or at the office: only true, and for good.',
  ),
});

/** The same change of several. */
export const ENQUIRY_BULK = requestObject(
  { ids: { type: 'array', minItems: 1, maxItems: PAGE.most, items: id }, ...EDITED },
  ['ids'],
);

/** What a bulk change did. */
export const ENQUIRY_BULK_DONE = {
  changed: count,
  refused: list(responseObject({ _id: id, reference: optionalText, reason: { type: 'string' } })),
};

/** What staff enter for somebody who calls or comes. */
export const ENTERED_ENQUIRY = requestObject(
  {
    area,
    source: { type: 'string', enum: [...ENTERED_SOURCES] },
    listing: withDescription(optionalText, 'A listing’s code.'),
    ...mapFields(typed, recordFieldInRequest),
    callTime: optionalRecordField(callTime),
    consent: withDescription(flag, 'The person agreed by word of mouth.'),
  },
  ['area', 'source', 'name', 'phone'],
);

const OWN = {
  ...ABOUT,
  ...mapFields(visitors, recordFieldInResponse),
  phone: ANONYMISED_PHONE,
};
const STATUS = recordFieldInResponse(stage);
const SOURCE = withDescription(
  { type: 'string', enum: [...ENQUIRY_SOURCES] },
  'How it reached the brokerage.',
);
const NOTICE = nullable(
  responseObject({ version: optionalText, language: nullable(language), at: instant }),
);
const COUNTS = responseObject(Object.fromEntries(stage.options.map((one) => [one, count])));

export const ENQUIRY_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  EnquiryForm: PLAIN_ENQUIRY,
  OwnEnquiry: responseObject(OWN),
  OwnEnquiryData: responseObject({ ...OWN, notice: NOTICE }),
  PersonEnquiry: responseObject({ ...OWN, status: STATUS, source: SOURCE, notice: NOTICE }),
  MyEnquiry: responseObject({ ...OWN, key: { type: 'string' } }),
  Enquiry: responseObject({
    ...ABOUT,
    ...mapFields({ ...visitors, lostReason, followUpOn }, recordFieldInResponse),
    status: STATUS,
    phone: ANONYMISED_PHONE,
    source: SOURCE,
    locality: withDescription(optionalText, 'Of the listing.'),
    owner: withDescription(
      nullable(responseObject({ _id: id, name: { type: 'string' }, isMine: flag })),
      'Who answers it.',
    ),
    firstContactAt: nullable(instant),
    updatedAt: instant,
    notice: NOTICE,
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
    listing: withDescription(optionalText, 'A listing’s code, or `none`: without a listing.'),
    source: nullable({ type: 'string', enum: [...ENQUIRY_SOURCES, ''] }),
    followUp: withDescription(
      nullable({ type: 'string', enum: [...FOLLOW_UPS, ''] }),
      'Of open enquiries: before today, today, or without a day. The first two come in the order of their days.',
    ),
    locality: withDescription(optionalText, 'The listing’s locality.'),
    owner: withDescription(optionalText, 'The `_id` of an account, `me` or `nobody`.'),
    oldestFirst: flag,
    from: withDescription(optionalText, 'The first day, at the offices.'),
    to: withDescription(optionalText, 'The last day, at the offices.'),
    words: withDescription(
      optionalText,
      'Beginnings of words of name, phone, reference or notes. A number of at most 7 digits is a whole number, or the last 4 to 6 digits of the phone.',
    ),
  }),
};

export const ENQUIRY_TIMELINE = {
  timeline: list(ref('EnquiryEvent')),
  earlier: list(ref('Enquiry')),
};

/** What a search returns beside the page. */
export const ENQUIRY_COUNTS = {
  isMore: withDescription(flag, 'There may be more than `count`.'),
  counts: withDescription(nullable(ref('EnquiryCounts')), 'By status; null where there are more.'),
};

/** What waits in the caller's regions. */
export const ENQUIRY_NEWS = responseObject({
  new: withDescription(count, 'Open enquiries with the status New, counted up to 1,000.'),
  overdue: withDescription(count, 'Follow-ups before today, counted up to 1,000.'),
  due: withDescription(count, 'Follow-ups of today, counted up to 1,000.'),
  latest: withDescription(optionalText, 'The reference of the newest enquiry.'),
});

export const ENQUIRY_OWNERS = responseObject({
  owners: list(
    responseObject({
      _id: id,
      name: { type: 'string' },
      areas: withDescription(list(area), 'The regions whose enquiries it answers.'),
    }),
  ),
});
