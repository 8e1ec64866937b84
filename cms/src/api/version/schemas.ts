import {
  count,
  id,
  instant,
  list,
  nullable,
  ref,
  requestObject,
  responseObject,
  withDescription,
} from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';

const text = { type: 'string' } as const;
const optionalText = nullable(text);

const type: JsonSchema = {
  ...text,
  description:
    'The type of the record: propresi, propcom, locality, review, award, user and so on.',
};
const record = withDescription(
  id,
  'Or {area}/{name} of a master list, the key of a legal text, app-parameter, landing.',
);
const version = withDescription(count, 'The number of a version; 0: before the oldest one.');

/** A change of a field in words, as the site formats values. */
const CHANGE = responseObject({
  ...{ field: text, label: text },
  ...{ before: optionalText, after: optionalText },
});

export const VERSION_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Version: responseObject({
    ...{ version: count, at: instant },
    action: { ...text, enum: ['create', 'update', 'delete', 'restore', 'undelete'] },
    who: withDescription(text, 'The name of somebody of staff at the time, or what it was.'),
    entry: { ...text, enum: ['site', 'panel', 'import', 'job', 'program'] },
    changes: list(ref('VersionChange')),
  }),
  VersionChange: CHANGE,
};

/** The body of a call about the versions of one record. @param more its other keys */
export const recordRequest = (more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema =>
  requestObject({ type, id: record, ...more }, ['type', 'id']);

/** The body of a call about one version. */
export const versionRequest = (): JsonSchema =>
  requestObject({ type, id: record, version }, ['type', 'id', 'version']);
