import { AREAS, AUDIT_ACTIONS } from '../../domain';
import {
  count,
  day,
  emptyAllowed,
  instant,
  nullable,
  requestObject,
  responseObject,
  withDescription,
} from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';

const text = { type: 'string' } as const;
const optionalText = nullable(text);

export const AUDIT_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  AuditEntry: responseObject({
    ...{ at: instant, action: text },
    outcome: { ...text, enum: ['done', 'refused'] },
    entry: nullable({ ...text, enum: ['site', 'panel', 'import', 'job', 'program'] }),
    who: withDescription(text, 'The name of somebody of staff at the time, or what it was.'),
    account: withDescription(
      optionalText,
      'The `_id` of the account that did it; `panel {number}` of a user of the panel.',
    ),
    onWhom: withDescription(optionalText, 'The same of the account to which it was done.'),
    onAccount: withDescription(optionalText, 'As `account`.'),
    ...{ subject: text, area: nullable({ ...text, enum: [...AREAS] }) },
    address: withDescription(optionalText, 'The network address, of people who work here.'),
    times: withDescription(count, 'Refused logins of a minute are one entry.'),
  }),
  AuditSearchValues: requestObject({
    action: emptyAllowed({ ...text, enum: [...AUDIT_ACTIONS] }),
    account: emptyAllowed(
      withDescription(text, 'Of an entry: who did it, or to whom it was done.'),
    ),
    from: emptyAllowed(withDescription(day, 'A day at the offices.')),
    to: emptyAllowed(withDescription(day, 'The last day.')),
  }),
};
