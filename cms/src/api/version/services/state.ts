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
  const versions = await versionsOf(strapi, record);
  if (version > 0 && !versions.some(({ number }) => number === version)) throw notFound();
  const values: Record<string, unknown> = {};
  for (const { number, fields } of versions) {
    if (number <= version) break;
    for (const [name, [before]] of Object.entries(fields)) values[name] = before;
  }
  return values;
}
