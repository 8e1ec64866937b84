import { inUnpublishedWrite } from '../../../documents/revision';
import { KIND_FACTS, KINDS } from '../../../domain';
import type { Area, Kind } from '../../../domain';
import type { AreaCall } from '../../../http/call';
import { readIds, readPaging } from '../../../http/paging';
import { success } from '../../../http/success';
import { LISTING_UIDS } from '../../../uids';
import { checkRefusal, dayOf } from '../services/checks';
import { NOT_THERE } from '../services/stored';
import { listingsToCheck } from '../services/to-check';

interface Stored extends Readonly<Record<string, unknown>> {
  readonly documentId: string;
  readonly code: string;
}

/** `POST /api/{area}/ListingCheckSearch`: the listings of a region that are to be checked. */
export async function findListingsToCheck({ area, body }: AreaCall) {
  const paging = readPaging(body);
  return { ...(await listingsToCheck(strapi, area, paging, Date.now())), ...paging };
}

/** The listings of a region by their `_id`s. */
async function storedListings(area: Area, ids: readonly string[]) {
  const found = new Map<string, { readonly kind: Kind; readonly stored: Stored }>();
  for (const kind of KINDS) {
    const rows = (await strapi.db.query(LISTING_UIDS[kind]).findMany({
      select: ['documentId', 'code', 'stage', 'propertyFor', KIND_FACTS[kind].statusField],
      where: { area, documentId: { $in: [...ids] } },
    })) as readonly Stored[];
    for (const stored of rows) found.set(stored.documentId, { kind, stored });
  }
  return found;
}

/** `PUT /api/{area}/ListingCheck`: checks active listings. Those that cannot be checked are named. */
export async function checkListings({ area, body }: AreaCall) {
  const ids = readIds(body);
  const data = { checkedOn: dayOf(Date.now()) };
  const write = async () => {
    const found = await storedListings(area, ids);
    const refused: object[] = [];
    for (const _id of ids) {
      const { kind, stored } = found.get(_id) ?? {};
      if (!kind || !stored) {
        refused.push({ _id, code: null, reason: NOT_THERE });
        continue;
      }
      const reason = checkRefusal(kind, stored);
      if (reason !== undefined) {
        refused.push({ _id, code: stored.code, reason });
        continue;
      }
      await strapi.documents(LISTING_UIDS[kind]).update({ documentId: _id, data: data as never });
    }
    return success({ checked: ids.length - refused.length, refused });
  };
  return await inUnpublishedWrite(strapi, write);
}
