import { binnedResources, BIN_UID } from '../../../documents/bin';
import type { BinEntry, Binned } from '../../../documents/bin';
import { restoreFromBin } from '../../../documents/restore-from-bin';
import { AREAS, can, isArea } from '../../../domain';
import type { Area } from '../../../domain';
import { signedIn } from '../../../http/call';
import type { Call } from '../../../http/call';
import { forbidden, invalid, mapFieldNames, notFound } from '../../../http/errors';
import { readPaging } from '../../../http/paging';
import { success } from '../../../http/success';
import type { SignedIn } from '../../../sessions/caller';
import { readEnv } from '../../../settings/env';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The condition of the entries that a caller may restore. */
function visibleTo(caller: SignedIn): object {
  const $or = binnedResources().flatMap(({ name: type, bin }): object[] => {
    if (can(caller, bin.by)) return [{ type }];
    const areas = AREAS.filter((area) => can(caller, bin.by, area));
    return areas.length > 0 ? [{ type, area: { $in: areas } }] : [];
  });
  return { $or };
}

/** `POST /api/BinSearch`: the deleted records that the caller may restore, the last deleted first. */
export async function findBinEntries(call: Call) {
  const { limit, offset } = readPaging(call.body);
  const where = visibleTo(signedIn(call));
  const query = strapi.db.query(BIN_UID);
  const orderBy = [{ at: 'desc' }, { id: 'desc' }];
  const select = ['type', 'record', 'area', 'title', 'at', 'by'];
  const [found, count] = await Promise.all([
    query.findMany({ select, where, orderBy, limit, offset }),
    query.count({ where }),
  ]);
  const labels = new Map(binnedResources().map(({ name, bin }) => [name, bin.label]));
  const keptMs = readEnv().binDays * DAY_MS;
  const entries = (found as readonly BinEntry[]).map(({ type, record, area, title, at, by }) => ({
    ...{ type, _id: record, label: labels.get(type) ?? type, title, area, by },
    at: new Date(Number(at)).toISOString(),
    until: new Date(Number(at) + keptMs).toISOString(),
  }));
  return { entries, count, limit, offset };
}

/** The entry that a call names by `type` and `id`. @throws 400, 403, 404 */
async function namedEntry({ body }: Call, caller: SignedIn): Promise<readonly [Binned, string]> {
  const { type, id } = body;
  const resource = binnedResources().find(({ name }) => name === type);
  if (!resource) throw invalid({ type: 'type must be a type of records that lie in the bin' });
  if (typeof id !== 'string' || id === '') throw invalid({ id: 'Id is required' });
  const found: unknown = await strapi.db
    .query(BIN_UID)
    .findOne({ select: ['area'], where: { record: id, type: resource.name } });
  if (!found) throw notFound();
  const { area } = found as { readonly area: Area | null };
  if (!can(caller, resource.bin.by, isArea(area) ? area : undefined)) throw forbidden();
  return [resource, id];
}

/** `POST /api/BinRestore`: brings a deleted record back, with its pictures. */
export async function restoreBinEntry(call: Call) {
  const [resource, id] = await namedEntry(call, signedIn(call));
  if (!(await mapFieldNames({}, () => restoreFromBin(strapi, resource, id)))) throw notFound();
  return success();
}
