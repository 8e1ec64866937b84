import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type * as Writer from '../src/import/listing-writer';
import type { NewListing } from '../src/import/messages';
import { csvFields } from '../src/domain';
import { AUDIT_UID, LISTING_UIDS } from '../src/uids';
import { addListing, bodyOf, callAs, cmsOfFile, revisionOf, signIn } from './support/cms';
import { moduleOfCms } from './support/load-strapi';
import { storedPrices, storedVersions } from './support/packed';

type Row = Readonly<Record<string, string>>;
interface Exported {
  readonly csv: string;
  readonly count: number;
  readonly isMore: boolean;
}

const cms = cmsOfFile();
let admin: string;
let manager: string;
let writer: Writer.ListingWriter;
beforeAll(async () => {
  admin = (await signIn(cms, 'admin')).token;
  manager = (await signIn(cms, 'manager_ggn')).token;
  const { ListingWriter } = moduleOfCms('import/listing-writer') as typeof Writer;
  writer = new ListingWriter(cms.strapi, { kind: 'propresi', area: 'ggn' });
});

const rowsOf = (csv: string): readonly Row[] => parse(csv, { columns: true, bom: true });

const add = (data: object = {}) => addListing(cms, 'ggn', 'propresi', { ...data });

const stored = async (code: string) =>
  (await cms.strapi.db.query(LISTING_UIDS.propresi).findOne({ where: { code } })) as Readonly<
    Record<string, unknown>
  > & {
    readonly documentId: string;
  };

const revision = () => revisionOf(cms);

const byCode = (code: string, values: NewListing['values']): NewListing => ({
  ...{ key: `row ${code}`, code, values },
});

describe('an export of what a search finds', () => {
  const exported = async (token: string, values: object = {}): Promise<Exported> =>
    (await bodyOf(
      callAs(cms, 'post', '/api/ggn/PropResiSaleExport', token).send({ values }).expect(200),
    )) as Exported;

  beforeAll(async () => {
    for (const expectedPrice of [3, 1, 2]) await add({ expectedPrice });
    await add({ expectedPrice: 4, stage: 'Withdrawn', publicFrom: '2031-01-01T05:00:00Z' });
    await addListing(cms, 'dwk', 'propresi');
    await add({ propertyFor: 'RENT', expectedRent: 5 });
  });

  it('has the rows of the list in its order, with all fields and private ones for admins', async () => {
    const { csv, count, isMore } = await exported(admin, { sorting: 'Demand-Low To High' });
    const rows = rowsOf(csv);
    expect([count, isMore]).toEqual([4, false]);
    expect(rows.map(({ expectedPrice }) => expectedPrice)).toEqual(['1', '2', '3', '4']);
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'code',
      ...csvFields('propresi').map(({ name }) => name),
    ]);
    expect(rows[3]).toMatchObject({ stage: 'Withdrawn', publicFrom: '2031-01-01 10:30' });
    const { lists } = (await bodyOf(
      callAs(cms, 'post', '/api/ggn/PropResiSaleSearch', admin).send({
        values: { sorting: 'Demand-Low To High' },
      }),
    )) as { readonly lists: readonly { readonly code: string }[] };
    expect(rows.map(({ code }) => code)).toEqual(lists.map(({ code }) => code));
  });

  it('has no private column for managers', async () => {
    const { csv } = await exported(manager);
    expect(Object.keys(rowsOf(csv)[0] ?? {})).toEqual([
      'code',
      ...csvFields('propresi', false).map(({ name }) => name),
    ]);
    expect(csv).not.toMatch(/publicFrom|closedPrice|closedBy/);
  });

  it('is narrowed by filters, which the audit trail names without their values', async () => {
    const { csv, count } = await exported(admin, { maxPrice: 2, propresiStatus: 'active' });
    expect(count).toBe(2);
    expect(rowsOf(csv).map(({ expectedPrice }) => expectedPrice)).toEqual(['2', '1']);
    const [entry] = (await cms.strapi.db.query(AUDIT_UID).findMany({
      where: { action: 'Export Listings' },
      orderBy: { id: 'desc' },
    })) as readonly object[];
    expect(entry).toMatchObject({
      ...{ area: 'ggn', entry: 'site' },
      subject:
        '2 listings of Residential Property For Sale, with private facts, filtered by maxPrice, propresiStatus',
    });
  });

  it('refuses a wrong filter, and those that the role does not have', async () => {
    const ask = (token: string, values: object) =>
      callAs(cms, 'post', '/api/ggn/PropResiSaleExport', token).send({ values });
    await ask(admin, { maxPrice: 'x' }).expect(400);
    await ask(manager, { propresiStatus: 'active' }).expect(403);
  });
});

describe('a row with a code', () => {
  it('writes nothing and raises no revision where it says what is stored', async () => {
    const { code } = await add({ address: '=1', expectedPrice: 7.25, amenities: ['Lift', 'Park'] });
    const before = [await stored(code), await revision()];
    const same = { address: '=1', expectedPrice: '7.25', amenities: ['Lift', 'Park'] };
    const written = await writer.write([
      byCode(code, same),
      byCode(code, { ...same, expectedPrice: '7.250', address: ' =1 ' }),
    ]);
    expect(written).toEqual([{ outcome: 'present' }, { outcome: 'present' }]);
    expect([await stored(code), await revision()]).toEqual(before);
  });

  it('changes what it says alone, with its history and the history of prices', async () => {
    const { code, documentId } = await add({ expectedPrice: 9_000_000, address: 'Old' });
    const [result] = await writer.write([
      byCode(code, { expectedPrice: '8500000', possession: '31-12-2026' }),
    ]);
    expect(result).toEqual({
      ...{ outcome: 'updated', code, added: [] },
      changes: [
        { field: 'expectedPrice', before: '9000000', value: '8500000' },
        { field: 'possession', before: '', value: '2026-12-31' },
      ],
    });
    expect(await stored(code)).toMatchObject({ price: 8_500_000, address: 'Old' });
    const { priceHistory } = (await bodyOf(
      callAs(cms, 'get', `/api/ggn/PropResiDetail/${documentId}`, admin),
    )) as { readonly priceHistory: readonly { readonly amount: number }[] };
    expect(priceHistory.map(({ amount }) => amount)).toEqual([8_500_000]);
    const kept = await storedPrices(cms, documentId);
    expect(kept.map(({ price }) => price)).toEqual([9_000_000, 8_500_000]);
    expect((await storedVersions(cms, documentId)).at(-1)).toMatchObject({ entry: 'import' });
  });

  it('closes a listing with the private facts of the closing', async () => {
    const { code } = await add();
    const closing = { stage: 'Closed', closedOn: '01-11-2026', closedPrice: '9', closedBy: 'Us' };
    const [result] = await writer.write([byCode(code, closing)]);
    expect(result).toMatchObject({ outcome: 'updated' });
    expect(await stored(code)).toMatchObject({
      ...{ stage: 'Closed', closedOn: '2026-11-01', closedPrice: 9, closedBy: 'Us' },
      propresiStatus: 'inactive',
    });
    expect(await writer.write([byCode(code, closing)])).toEqual([{ outcome: 'present' }]);
  });

  it('is refused with a reason by field, and the others are written', async () => {
    const [{ code }, { code: other }] = [await add(), await add({ propertyFor: 'SALE' })];
    const { code: foreign } = await addListing(cms, 'dwk', 'propresi');
    const results = await writer.write([
      byCode(code, { expectedPrice: 'cheap' }),
      byCode('GGN-R-999', { address: 'x' }),
      byCode(foreign, { address: 'x' }),
      byCode(code, { expectedRent: '5' }),
      byCode(code, { publicFrom: '2020-01-01 10:00', stage: 'Draft' }),
      byCode(other, { address: 'New' }),
    ]);
    expect(
      results.map(({ outcome, errors }) => [outcome, ...(errors ?? []).map(({ field }) => field)]),
    ).toEqual([
      ['refused', 'expectedPrice'],
      ['refused', 'code'],
      ['refused', 'code'],
      ['refused', 'expectedRent'],
      ['refused', 'publicFrom'],
      ['updated'],
    ]);
    expect(results[1]?.errors?.[0]?.reason).toBe(
      'no listing of this region and kind has this code',
    );
  });

  it('leaves alone what it does not change, also a name that the list lacks by now', async () => {
    const { code } = await add();
    const update = { where: { code }, data: { projectName: 'Gone', facing: 'Nowhere' } };
    await cms.strapi.db.query(LISTING_UIDS.propresi).update(update);
    const same = byCode(code, { projectName: 'Gone', facing: 'Nowhere' });
    expect(await writer.write([same])).toEqual([{ outcome: 'present' }]);
  });
});
