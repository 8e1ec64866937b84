import type { Core } from '@strapi/strapi';
import { versionsOf } from '../../../documents/versions';
import { notFound } from '../../../http/errors';

/**
 * The values that a record had after a version, of the fields that were changed since: each has the value before its
 * first later change.
 * @param version 0: the values before the oldest version @throws 404 if the record has no such version
 */
export async function valuesAt(
  strapi: Core.Strapi,
  record: string,
  version: number,
): Promise<Readonly<Record<string, unknown>>> {
  const later = await versionsOf(strapi, record, (rows) => rows.where('id', '>=', version));
  if (version > 0 && later.at(-1)?.id !== version) throw notFound();
  const values: Record<string, unknown> = {};
  for (const { id, fields } of later) {
    if (id === version) continue;
    for (const [name, [before]] of Object.entries(fields)) values[name] = before;
  }
  return values;
}
