import { PARAMETER_FIELDS, PARAMETER_PART_FIELDS, PARAMETER_PARTS } from '../../domain';
import type { PartField, RecordField } from '../../domain';
import { mapFields, recordFieldInResponse } from '../fields';
import { responseObject, list } from '../json';
import type { JsonSchema } from '../json';

/** A part that only has a `value` is returned as that value. */
function partAnswered({ part, list: isList }: PartField): JsonSchema {
  const fields: Readonly<Record<string, RecordField>> = PARAMETER_PARTS[part];
  const one = fields.value
    ? recordFieldInResponse(fields.value)
    : responseObject(mapFields(fields, recordFieldInResponse));
  return isList ? list(one) : one;
}

/** The parameters, from the model. */
export const PARAMETER_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  AppParameter: responseObject({
    ...mapFields(PARAMETER_FIELDS, recordFieldInResponse),
    ...mapFields<PartField>(PARAMETER_PART_FIELDS, partAnswered),
  }),
};
