import { missingDefaults, PARAMETER_DEFAULTS, parseParameters } from '../../../domain';
import type { WriteRule } from '../../../documents/write-rules';
import { valueOrThrow } from '../../../documents/validation-error';

/** The rules of the site's parameters. */
export const parameterRule: WriteRule = ({ data, documentId, stored: current = {} }) => {
  if (documentId === undefined)
    return valueOrThrow(parseParameters({ ...PARAMETER_DEFAULTS, ...data }));
  // The panel sends null for parameters that the stored row lacks.
  const missing = Object.entries(missingDefaults(current)).filter(
    ([key]) => (data[key] ?? null) === null,
  );
  return valueOrThrow(parseParameters({ ...data, ...Object.fromEntries(missing) }, current));
};
