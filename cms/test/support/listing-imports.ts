import type { Area, FieldOfColumn, Kind, RowOutcome } from '../../src/domain';
import { bodyOf, callAs } from './cms';
import type { Data, TestCms } from './cms';
import { sendForm } from './multipart';
import { waitUntil } from './wait-until';

/** An import in an answer. */
export interface ShownImport extends Data, Readonly<Record<RowOutcome, number>> {
  readonly _id: string;
  readonly state: string;
  readonly columns: readonly { readonly name: string; readonly field: string | null }[];
  readonly lines: readonly Data[];
}

/** Stores an import without rows, whose dry run is done. @returns its `_id` */
export async function addListingImport(cms: TestCms, area: Area): Promise<string> {
  const facts = { area, kind: 'propresi', file: 'some.csv', columns: '["code"]', added: '[]' };
  const mapping = '{"fields":{"code":"code"},"key":null,"purpose":null}';
  const data = { ...facts, mapping, state: 'tried', actor: 'program', at: Date.now(), total: 0 };
  const documents = cms.strapi.documents('api::listing-import.listing-import');
  return (await documents.create({ data: data as never })).documentId;
}

/** CSV of rows. */
export const csv = (...rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

/** The columns of somebody else's file. Two of them have no name that the CMS knows. */
export const HEADER = [
  'Property Type',
  'Project Type',
  'Where',
  'Demand',
  'Status',
  'Furnished',
  'Owner Phone',
];
export const FIELDS = { Where: 'locality', Furnished: 'furnishedStatus' };
/** A row below `HEADER`. */
export const row = (demand: string, where = 'Sector 31', phone = '') => [
  ...['Flat', 'DDA', where, demand, 'Ready To Move', 'Furnished', phone],
];

/** The calls of imports in a region. @param session the CMS and a token, when they are used */
export function importCalls(session: () => { readonly cms: TestCms; readonly token: string }) {
  const send = (method: 'get' | 'post' | 'put', call: string, area: Area = 'dwk') =>
    callAs(session().cms, method, `/api/${area}/ListingImport${call}`, session().token);
  const shown = async (call: PromiseLike<{ readonly body: unknown }>) =>
    ((await bodyOf(call)) as { readonly listingImport: ShownImport }).listingImport;
  const read = (id: string) => shown(send('get', `Detail/${id}`).expect(200));
  const upload = (content: string | Buffer, kind = 'propresi', name = 'some.csv') =>
    sendForm(send('post', 'Create'), [
      ['kind', undefined, kind],
      ['file', name, content],
    ]);
  const uploaded = (content: string, kind?: Kind) => shown(upload(content, kind).expect(200));

  /** Waits for the end of a run. */
  async function ended(id: string): Promise<ShownImport> {
    await waitUntil(async () => !['trying', 'importing'].includes((await read(id)).state));
    return await read(id);
  }
  const suggested = ({ columns }: ShownImport): FieldOfColumn =>
    Object.fromEntries(columns.map(({ name, field }) => [name, field]));
  /** How a file with the columns of `HEADER` is read. */
  const mappingOf = (one: ShownImport): Data => ({
    fields: { ...suggested(one), ...FIELDS },
    purpose: 'SALE',
  });
  /** Tries an import, by the suggested fields if no others are given, and waits for the end. */
  async function tried(one: ShownImport, mapping: Data = {}): Promise<ShownImport> {
    const body = { fields: suggested(one), ...mapping };
    await send('put', `Try/${one._id}`).send(body).expect(200);
    return await ended(one._id);
  }
  async function imported({ _id }: ShownImport): Promise<ShownImport> {
    await send('put', `Start/${_id}`).expect(200);
    return await ended(_id);
  }
  const refusalOf = async (call: ReturnType<typeof send>, status = 400) =>
    ((await bodyOf(call.expect(status))) as { readonly errors?: Data }).errors;
  return {
    refusalOf,
    mappingOf,
    send,
    shown,
    read,
    upload,
    uploaded,
    suggested,
    tried,
    imported,
    ended,
  };
}
