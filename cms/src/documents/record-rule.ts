import { parseByRule } from '../domain';
import type { RecordRule } from '../domain';
import { valueOrThrow } from './validation-error';
import type { WriteRule } from './write-rules';

type Data = Readonly<Record<string, unknown>>;

const given = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined && value !== null),
  );

/**
 * The write rule of a record, made from the model's fields.
 * @param defaults the values of a new record for fields that are not sent
 */
export const recordRule =
  ({ rule }: { readonly rule: RecordRule }, defaults: () => Data = () => ({})): WriteRule =>
  ({ data, documentId, stored }) => {
    if (documentId === undefined) {
      const whole = { ...defaults(), ...given(data) };
      return { ...whole, ...valueOrThrow(parseByRule(rule, whole)) };
    }
    return valueOrThrow(parseByRule(rule, data, stored));
  };
