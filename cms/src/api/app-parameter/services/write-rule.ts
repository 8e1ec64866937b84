import { PARAMETER_DEFAULTS, parseParameters } from '../../../domain';
import { PARAMETER_UID } from '../../../uids';
import type { WriteRule } from '../../../documents/write-rules';
import { valueOrThrow } from '../../../documents/validation-error';

/** The rules of the site's parameters. */
export const parameterRule: WriteRule = async ({ strapi, data, documentId }) => {
  if (documentId === undefined)
    return valueOrThrow(parseParameters({ ...PARAMETER_DEFAULTS, ...data }));
  const current: unknown = await strapi.db.query(PARAMETER_UID).findOne({ where: { documentId } });
  return valueOrThrow(parseParameters(data, (current ?? {}) as Readonly<Record<string, unknown>>));
};
