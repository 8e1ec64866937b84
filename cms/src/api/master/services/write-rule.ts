import {
  isArea,
  MASTER_FACTS,
  parseMasterName,
  REGION_LABEL,
  requiredMessage,
} from '../../../domain';
import type { Master } from '../../../domain';
import { MASTER_UIDS } from '../../../uids';
import type { WriteRule } from '../../../documents/write-rules';
import { validationError, valueOrThrow } from '../../../documents/validation-error';

interface StoredMaster {
  readonly documentId: string;
  readonly area: string;
  readonly name: string;
}

/** The key for comparing two names of a master list: lower case, trimmed. */
export const nameKey = (name: string): string => name.trim().toLowerCase();

export const masterRule =
  (master: Master): WriteRule =>
  async ({ strapi, data, documentId, stored }) => {
    const find = (where: object) =>
      strapi.db.query(MASTER_UIDS[master]).findOne({ where }) as Promise<StoredMaster | null>;
    const current = (stored ?? null) as StoredMaster | null;
    const { alreadyMessage } = MASTER_FACTS[master];
    const name = valueOrThrow(parseMasterName(master, data.name ?? current?.name));
    const area: unknown = data.area ?? current?.area;
    if (!isArea(area)) throw validationError({ area: requiredMessage(REGION_LABEL) });
    const same = await find({ area, nameKey: nameKey(name) });
    if (same && same.documentId !== documentId) throw validationError({ name: alreadyMessage });
    return { area, name, nameKey: nameKey(name) };
  };
