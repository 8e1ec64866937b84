import { PARAMETER_FIELDS, PARAMETER_PART_FIELDS, PARAMETER_PARTS } from '../../domain';
import type { PartField, RecordField } from '../../domain';
import { fieldsBy, recordAnswered } from '../fields';
import { answered, list } from '../json';
import type { JsonSchema } from '../json';

/** A part with nothing but a `value` is answered as that. */
function partAnswered({ part, list: isList }: PartField): JsonSchema {
  const fields: Readonly<Record<string, RecordField>> = PARAMETER_PARTS[part];
  const one = fields.value
    ? recordAnswered(fields.value)
    : answered(fieldsBy(fields, recordAnswered));
  return isList ? list(one) : one;
}

/** The parameters, as the model has them. */
export const PARAMETER_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  AppParameter: answered({
    ...fieldsBy(PARAMETER_FIELDS, recordAnswered),
    ...fieldsBy<PartField>(PARAMETER_PART_FIELDS, partAnswered),
  }),
};
