import { inWrite } from '../changes/revision';
import type { AreaCall } from '../contract/call';
import { invalid, notFound } from '../contract/faults';
import { written } from '../contract/written';
import { MESSAGES, naturally, readMasterName } from '../domain';
import type { Area, Master } from '../domain';
import { nameKey } from '../rules/master-rule';
import { MASTER_UIDS } from '../uids';

/** `POST /api/{area}/…List`: a region's names, in natural order. */
export async function listMaster({ area }: AreaCall, master: Master) {
  const rows = (await strapi.db
    .query(MASTER_UIDS[master])
    .findMany({ select: ['name'], where: { area } })) as readonly { readonly name: string }[];
  return { [`${master}s`]: rows.map(({ name }) => name).sort(naturally) };
}

/** The name that a call sends, under the key that the list has. @throws 400 of that key */
function nameIn(body: AreaCall['body'], master: Master): string {
  const name = readMasterName(master, body[master]);
  if (!name.ok) throw invalid({ [master]: name.errors.name ?? '' });
  return name.value;
}

/** The list's own entry of a name, compared trimmed and without case. */
const find = (master: Master, area: Area, name: string) =>
  strapi.db
    .query(MASTER_UIDS[master])
    .findOne({ select: ['documentId'], where: { area, nameKey: nameKey(name) } }) as Promise<{
    readonly documentId: string;
  } | null>;

/** `POST /api/{area}/…Create`; `errorAlready` for a name that the list has. */
export async function createMaster({ area, body }: AreaCall, master: Master) {
  const name = nameIn(body, master);
  return await inWrite(strapi, async () => {
    if (await find(master, area, name)) return { msg: MESSAGES.errorAlready };
    await strapi.documents(MASTER_UIDS[master]).create({ data: { area, name } as never });
    return written();
  });
}

/** `POST /api/{area}/…Delete`: 404 where the name is not in the list. */
export async function deleteMaster({ area, body }: AreaCall, master: Master) {
  const name = nameIn(body, master);
  await inWrite(strapi, async () => {
    const listed = await find(master, area, name);
    if (!listed) throw notFound();
    await strapi.documents(MASTER_UIDS[master]).delete({ documentId: listed.documentId });
  });
  return written();
}
