import { AREAS, NOTIFICATION_EVENTS, NOTIFICATION_KINDS } from '../../domain';
import {
  count,
  id,
  instant,
  nullable,
  requestObject,
  responseObject,
  withDescription,
} from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';

export const NOTIFICATION_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  FailedNotification: responseObject({
    _id: id,
    kind: withDescription(
      { type: 'string', enum: [...NOTIFICATION_KINDS] },
      'To the office by e-mail, the receipt to the visitor, or to the webhook.',
    ),
    event: { type: 'string', enum: [...NOTIFICATION_EVENTS] },
    area: { type: 'string', enum: [...AREAS] },
    enquiry: responseObject({ _id: id, reference: { type: 'string' } }),
    attempts: count,
    failedAt: instant,
    error: withDescription({ type: 'string' }, 'Why the last attempt failed.'),
  }),
  NotificationSearchValues: requestObject({
    enquiry: withDescription(nullable(id), 'Only those about this enquiry.'),
  }),
};
