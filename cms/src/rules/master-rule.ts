import { isArea, MASTER_FACTS, requiredMessage } from '../domain';
import type { Master } from '../domain';
import { MASTER_UIDS } from '../uids';
import type { WriteRule } from '.';
import { problem } from './problem';

interface StoredMaster {
  readonly documentId: string;
  readonly area: string;
  readonly name: string;
}

/** What two names of a master list are compared by: without case, without outer spaces. */
export const nameKey = (name: string): string => name.trim().toLowerCase();

export const masterRule =
  (master: Master): WriteRule =>
  async ({ strapi, data, documentId }) => {
    const find = (where: object) =>
      strapi.db.query(MASTER_UIDS[master]).findOne({ where }) as Promise<StoredMaster | null>;
    const current = documentId === undefined ? null : await find({ documentId });
    const { label, alreadyMessage } = MASTER_FACTS[master];
    const name: unknown = data.name ?? current?.name;
    const area: unknown = data.area ?? current?.area;
    if (typeof name !== 'string' || name.trim() === '')
      throw problem({ name: requiredMessage(label) });
    if (!isArea(area)) throw problem({ area: requiredMessage('Area') });
    const same = await find({ area, nameKey: nameKey(name) });
    if (same && same.documentId !== documentId) throw problem({ name: alreadyMessage });
    return { area, name: name.trim(), nameKey: nameKey(name) };
  };
