import { parseRecord } from '../domain';
import type { RecordName } from '../domain';
import type { Resource } from './resource';
import { valueOrThrow } from './validation-error';
import type { WriteRule } from './write-rules';

type Data = Readonly<Record<string, unknown>>;

const given = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined && value !== null),
  );

/**
 * The write rule of a record by the model's fields.
 * @param defaults the values of a new record where none are sent
 */
export const recordRule =
  (
    { uid, name }: Resource & { readonly name: RecordName },
    defaults: () => Data = () => ({}),
  ): WriteRule =>
  async ({ strapi, data, documentId }) => {
    if (documentId === undefined) {
      const whole = { ...defaults(), ...given(data) };
      return { ...whole, ...valueOrThrow(parseRecord(name, whole)) };
    }
    const current: unknown = await strapi.db.query(uid).findOne({ where: { documentId } });
    return valueOrThrow(parseRecord(name, data, (current ?? {}) as Data));
  };
