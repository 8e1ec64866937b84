import type { AreaCall } from '../contract/answer';
import { naturally } from '../domain';
import type { Master } from '../domain';
import { MASTER_UIDS } from '../uids';

/** `POST /api/{area}/…List`: a region's names, in natural order. */
export async function listMaster({ area }: AreaCall, master: Master) {
  const rows = (await strapi.db
    .query(MASTER_UIDS[master])
    .findMany({ select: ['name'], where: { area } })) as readonly { readonly name: string }[];
  return { [`${master}s`]: rows.map(({ name }) => name).sort(naturally) };
}
