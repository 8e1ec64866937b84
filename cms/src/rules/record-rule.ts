import { readRecord } from '../domain';
import type { ContentRecord } from '../domain';
import { RECORD_UIDS } from '../uids';
import type { WriteRule } from '.';
import { valueOf } from './problem';

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

/** What a new record is given is never emptied: an edit that sends none keeps what there is. */
const kept = (
  name: RecordName,
  data: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    Object.keys(NEW[name]())
      .filter((key) => data[key] === null)
      .map((key) => [key, stored[key]]),
  );

export const recordRule =
  (name: ContentRecord): WriteRule =>
  async ({ strapi, data, documentId }) => {
    if (documentId === undefined) {
      const whole = { ...NEW[name](), ...given(data) };
      return { ...whole, ...valueOf(readRecord(name, whole)) };
    }
    const current: unknown = await strapi.db
      .query(RECORD_UIDS[name])
      .findOne({ where: { documentId } });
    const stored = (current ?? {}) as Readonly<Record<string, unknown>>;
    return { ...kept(name, data, stored), ...valueOf(readRecord(name, data, stored)) };
  };
