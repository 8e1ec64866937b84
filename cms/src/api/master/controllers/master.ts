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

/** The name that a call sends, under the key that the list has. @throws 400 of that key */
function nameIn(body: AreaCall['body'], master: Master): string {
  const name = parseMasterName(master, body[master]);
  if (!name.ok) throw invalid({ [master]: name.errors.name ?? '' });
  return name.value;
}

interface Entry {
  readonly area: Area;
  readonly nameKey: string;
}

/** The list's own entry of a name, compared trimmed and without case. */
const find = (master: Master, area: Area, name: string) =>
  strapi.db
    .query(MASTER_UIDS[master])
    .findOne({ select: ['documentId'], where: { area, nameKey: nameKey(name) } }) as Promise<{
    readonly documentId: string;
  } | null>;

/** Whether an entry is this name of this area. @throws 404 where it is gone by now */
async function isEntry(documentId: string, master: Master, area: Area, name: string) {
  const entry = (await strapi.db
    .query(MASTER_UIDS[master])
    .findOne({ select: ['area', 'nameKey'], where: { documentId } })) as Entry | null;
  if (!entry) throw notFound();
  return entry.area === area && entry.nameKey === nameKey(name);
}

/** The list has the name. */
class AlreadyListed extends Error {}

/** `POST /api/{area}/…Create`; `errorAlready` for a name that the list has, unless its key has made it. */
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
    // The name was corrected since the key's first try: this one is to be in the list as well.
    if (!(await isEntry(made, master, area, name))) await add();
    return success();
  } catch (error) {
    if (error instanceof AlreadyListed) return { msg: MESSAGES.errorAlready };
    throw error;
  }
}

/** `POST /api/{area}/…Delete`: 404 where the name is not in the list. */
export async function deleteMaster({ area, body }: AreaCall, master: Master) {
  const name = nameIn(body, master);
  await inWrite(strapi, async () => {
    const listed = await find(master, area, name);
    if (!listed) throw notFound();
    await strapi.documents(MASTER_UIDS[master]).delete({ documentId: listed.documentId });
  });
  return success();
}
