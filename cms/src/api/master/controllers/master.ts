import { inWrite } from '../../../documents/revision';
import type { AreaCall } from '../../../http/call';
import { invalid, notFound } from '../../../http/errors';
import { withIdempotency } from '../../../http/idempotency';
import { success } from '../../../http/success';
import { MESSAGES, compareNaturally, parseMasterName } from '../../../domain';
import type { Area, Master } from '../../../domain';
import { nameKey } from '../services/write-rule';
import { MASTER_UIDS } from '../../../uids';
import { masters } from '../resource';

/** `POST /api/{area}/…List`: a region's names, in natural order. */
export async function listMaster({ area }: AreaCall, master: Master) {
  const rows = (await strapi.db
    .query(MASTER_UIDS[master])
    .findMany({ select: ['name'], where: { area } })) as readonly { readonly name: string }[];
  return { [`${master}s`]: rows.map(({ name }) => name).sort(compareNaturally) };
}

/** The name in a call's body, under the key of the list. @throws 400 with an error of that key */
function nameIn(body: AreaCall['body'], master: Master): string {
  const name = parseMasterName(master, body[master]);
  if (!name.ok) throw invalid({ [master]: name.errors.name ?? '' });
  return name.value;
}

interface Entry {
  readonly area: Area;
  readonly nameKey: string;
}

/** The entry of the list with this name, compared trimmed and case-insensitive. */
const find = (master: Master, area: Area, name: string) =>
  strapi.db
    .query(MASTER_UIDS[master])
    .findOne({ select: ['documentId'], where: { area, nameKey: nameKey(name) } }) as Promise<{
    readonly documentId: string;
  } | null>;

/** Whether an entry has this name and area. @throws 404 if the entry was deleted */
async function isEntry(documentId: string, master: Master, area: Area, name: string) {
  const entry = (await strapi.db
    .query(MASTER_UIDS[master])
    .findOne({ select: ['area', 'nameKey'], where: { documentId } })) as Entry | null;
  if (!entry) throw notFound();
  return entry.area === area && entry.nameKey === nameKey(name);
}

/** The error for a name that is already in the list. */
class AlreadyListed extends Error {}

/**
 * `POST /api/{area}/…Create`; returns `errorAlready` if the list has the name, unless a call with the same idempotency
 * key created it.
 */
export async function createMaster(call: AreaCall, master: Master) {
  const { area, body } = call;
  const name = nameIn(body, master);
  const uid = MASTER_UIDS[master];
  const add = () =>
    inWrite(strapi, async () => {
      if (await find(master, area, name)) throw new AlreadyListed();
      const entry = await strapi.documents(uid).create({ data: { area, name } as never });
      return entry.documentId;
    });
  try {
    const made = await withIdempotency(call, masters[master].name, add);
    // The name was corrected since the first try with this key. The corrected name is added, too.
    if (!(await isEntry(made, master, area, name))) await add();
    return success();
  } catch (error) {
    if (error instanceof AlreadyListed) return { msg: MESSAGES.errorAlready };
    throw error;
  }
}

/** `POST /api/{area}/…Delete`: 404 if the name is not in the list. */
export async function deleteMaster({ area, body }: AreaCall, master: Master) {
  const name = nameIn(body, master);
  await inWrite(strapi, async () => {
    const listed = await find(master, area, name);
    if (!listed) throw notFound();
    await strapi.documents(MASTER_UIDS[master]).delete({ documentId: listed.documentId });
  });
  return success();
}
