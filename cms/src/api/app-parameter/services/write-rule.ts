import { missingDefaults, PARAMETER_DEFAULTS, parseParameters } from '../../../domain';
import { PARAMETER_UID } from '../../../uids';
import type { WriteRule } from '../../../documents/write-rules';
import { valueOrThrow } from '../../../documents/validation-error';

/** The rules of the site's parameters. */
export const parameterRule: WriteRule = async ({ strapi, data, documentId }) => {
  if (documentId === undefined)
    return valueOrThrow(parseParameters({ ...PARAMETER_DEFAULTS, ...data }));
  const current = ((await strapi.db.query(PARAMETER_UID).findOne({ where: { documentId } })) ??
    {}) as Readonly<Record<string, unknown>>;
  // The panel sends null for parameters that the stored row lacks.
  const missing = Object.entries(missingDefaults(current)).filter(
    ([key]) => (data[key] ?? null) === null,
  );
  return valueOrThrow(parseParameters({ ...data, ...Object.fromEntries(missing) }, current));
};
