import { parseRecord } from '../domain';
import type { ContentRecord } from '../domain';
import { RECORD_UIDS } from '../uids';
import type { WriteRule } from './write-rules';
import { valueOrThrow } from './validation-error';

/** A review was written now, is a text, and is seen, where nothing else is said. */
const NEW: Readonly<Record<ContentRecord, () => Readonly<Record<string, unknown>>>> = {
  review: () => ({ reviewType: 'Text', hidden: false, reviewedAt: new Date().toISOString() }),
  overview: () => ({}),
  award: () => ({}),
};

const given = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined && value !== null),
  );

export const recordRule =
  (name: ContentRecord): WriteRule =>
  async ({ strapi, data, documentId }) => {
    if (documentId === undefined) {
      const whole = { ...NEW[name](), ...given(data) };
      return { ...whole, ...valueOrThrow(parseRecord(name, whole)) };
    }
    const current: unknown = await strapi.db
      .query(RECORD_UIDS[name])
      .findOne({ where: { documentId } });
    return valueOrThrow(
      parseRecord(name, data, (current ?? {}) as Readonly<Record<string, unknown>>),
    );
  };
