import { AREAS, DASHBOARD_STEPS, KINDS } from '../../domain';
import {
  count,
  flag,
  id,
  list,
  nullable,
  requestObject,
  responseObject,
  withDescription,
} from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';

const text: JsonSchema = { type: 'string' };
const area: JsonSchema = { type: 'string', enum: [...AREAS] };
const step: JsonSchema = { type: 'string', enum: [...DASHBOARD_STEPS] };
const day: JsonSchema = { type: 'string', format: 'date' };
const days = { from: day, to: day };

const figures = {
  enquiries: count,
  taps: withDescription(count, 'On ways of contact, without views.'),
  views: count,
};
const outcome = {
  enquiries: count,
  won: count,
  spam: count,
  firstContactMinutes: withDescription(
    nullable(count),
    'The median from an enquiry of the site to the first contact; null where there was none.',
  ),
};
const listing = {
  area,
  kind: { type: 'string', enum: [...KINDS] },
  _id: id,
  code: text,
  title: withDescription(
    nullable(text),
    'Of a deleted listing the words that the CMS has kept, else null.',
  ),
  locality: nullable(text),
  isPublic: withDescription(flag, 'Whether it has a public page.'),
  isDeleted: flag,
};

export const DASHBOARD_REQUEST = requestObject({
  step: withDescription({ ...step, default: 'day' }, 'The last 30 days, 13 weeks or 12 months.'),
  area: withDescription(nullable(area), 'One of the caller’s regions; without it all of them.'),
});

export const DASHBOARD_ANSWER = responseObject({
  step,
  areas: list(area),
  sendsEmail: withDescription(flag, 'Whether an e-mail server is set.'),
  failedNotifications: withDescription(count, 'They could not be sent, whatever the period.'),
  ...days,
  totals: responseObject({ ...figures, ...outcome }),
  periods: withDescription(list(responseObject({ ...days, ...figures })), 'The oldest first.'),
  statuses: list(responseObject({ status: text, enquiries: count })),
  sources: list(responseObject({ source: text, enquiries: count })),
  channels: list(responseObject({ channel: text, taps: count })),
  localities: list(responseObject({ locality: nullable(text), ...figures })),
  listings: list(responseObject({ ...listing, ...figures })),
  owners: list(responseObject({ _id: nullable(id), name: nullable(text), ...outcome })),
  unanswered: list(responseObject({ ...listing, ...figures })),
  quiet: responseObject({ count, listings: list(responseObject(listing)) }),
  lapsed: withDescription(
    responseObject({ count, listings: list(responseObject({ ...listing, lapsedOn: day })) }),
    'Withdrawn by the job in the last 30 days because nobody checked them, the last first.',
  ),
});
