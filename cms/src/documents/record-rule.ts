import { parseByRule } from '../domain';
import type { RecordRule } from '../domain';
import type { Resource } from './resource';
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
  (
    { uid, rule }: Pick<Resource, 'uid'> & { readonly rule: RecordRule },
    defaults: () => Data = () => ({}),
  ): WriteRule =>
  async ({ strapi, data, documentId }) => {
    if (documentId === undefined) {
      const whole = { ...defaults(), ...given(data) };
      return { ...whole, ...valueOrThrow(parseByRule(rule, whole)) };
    }
    const current: unknown = await strapi.db.query(uid).findOne({ where: { documentId } });
    return valueOrThrow(parseByRule(rule, data, (current ?? {}) as Data));
  };
