import { ValidationError } from 'yup';
import { FIELD_TYPES, LIMITS } from './field-types';
import type { Outcome } from './field-rules';
import { MASTER_FACTS } from './masters';
import type { Master } from './masters';
import { requiredMessage } from './messages';

/** A name of a master list, trimmed. A missing, too long or non-text name is an error of `name`. */
export function parseMasterName(master: Master, raw: unknown): Outcome<string> {
  const { label } = MASTER_FACTS[master];
  try {
    const rule = { label, options: [], max: LIMITS.text };
    const name = FIELD_TYPES.master.schema(rule).validateSync(raw) ?? null;
    return name === null
      ? { ok: false, errors: { name: requiredMessage(label) } }
      : { ok: true, value: name };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, errors: { name: error.message } };
  }
}
