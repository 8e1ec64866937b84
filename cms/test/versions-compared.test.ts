import { describe, expect, it } from '@jest/globals';
import { dayText, officeDay } from '../src/domain';
import { LISTING_UIDS } from '../src/uids';
import { addListing, bodyOf, callAs } from './support/cms';
import type { Data } from './support/cms';
import { HistoryFixture } from './support/history';
import { sendForm } from './support/multipart';

const fixture = HistoryFixture.ofFile();

const UNTIL = '2099-03-03T06:30:00.000Z';

const edit = (id: string, data: object) => fixture.put(`dwk/PropResiEdit/${id}`, data).expect(200);
const newest = async (id: string) => (await fixture.versionsOf('propresi', id))[0]?.version ?? NaN;
const named = (id: string, version: number) => ({ type: 'propresi', id, version });
const compared = async (id: string, version: number) =>
  (await bodyOf(fixture.ask('VersionCompare', named(id, version)).expect(200))) as {
    readonly changes: readonly Data[];
    readonly staying: readonly string[];
  };
const restore = (id: string, version: number) =>
  fixture.ask('VersionRestore', named(id, version)).expect(200);
const stored = (id: string, data: object) =>
  fixture.cms.strapi.db.query(LISTING_UIDS.propresi).update({ where: { documentId: id }, data });

async function addDocument(id: string, name: string): Promise<string> {
  const call = callAs(fixture.cms, 'post', '/api/dwk/ListingDocumentAdd', fixture.admin.token);
  const sent = sendForm(call, [
    ['id', undefined, id],
    ['file', name, '%PDF-1.7\n%%EOF\n'],
  ]);
  return ((await bodyOf(sent.expect(200))) as { readonly document: { readonly _id: string } })
    .document._id;
}

describe('a listing that is compared with a version', () => {
  it('differs in times, documents and checks, too, which do not come back', async () => {
    const { documentId: id } = await addListing(fixture.cms, 'dwk', 'propresi');
    const today = officeDay(new Date().toISOString());
    await stored(id, { checkedOn: '2026-01-02' });
    const before = await newest(id);
    await edit(id, { description: 'New' });
    await edit(id, { publicUntil: UNTIL });
    const document = await addDocument(id, 'd.pdf');
    await fixture.put('dwk/ListingCheck', { ids: [id] }).expect(200);
    const { changes, staying } = await compared(id, before);
    const time = { field: 'publicUntil', label: 'Public Until' };
    const left = [
      expect.objectContaining({ ...time, before: null }),
      {
        ...{ field: 'checkedOn', label: 'Checked' },
        ...{ before: '02-01-2026', after: dayText(today) },
      },
      { field: 'documents', label: 'Documents', before: null, after: 'd.pdf' },
    ];
    expect(changes).toEqual([
      { field: 'description', label: 'Description', before: null, after: 'New' },
      ...left,
    ]);
    expect(staying).toEqual(['Public Until', 'Checked', 'Documents']);
    await restore(id, before);
    expect(await compared(id, before)).toEqual({ changes: left, staying });

    const planned = await newest(id);
    await edit(id, { publicUntil: null });
    await fixture.ask('dwk/ListingDocumentDelete', { id: document }).expect(200);
    const gone = await compared(id, planned);
    expect(gone).toMatchObject({
      changes: [
        { ...time, after: null },
        { label: 'Documents', before: 'd.pdf', after: null },
      ],
      staying: ['Public Until', 'Documents'],
    });
    await restore(id, planned);
    expect(await compared(id, planned)).toEqual(gone);
  });

  it('says of what its stage ends by itself that it comes back', async () => {
    const { documentId: id } = await addListing(fixture.cms, 'dwk', 'propresi');
    const before = await newest(id);
    await edit(id, { stage: 'Withdrawn', publicFrom: UNTIL });
    const { changes, staying } = await compared(id, before);
    const labels = changes.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Stage', 'Public From']));
    expect(staying).toEqual([]);
    await restore(id, before);
    expect(await compared(id, before)).toEqual({ changes: [], staying: [] });
  });

  it('says what would stay, also where a rule refuses to bring it back', async () => {
    const { documentId: id } = await addListing(fixture.cms, 'dwk', 'propresi');
    await stored(id, { bedroom: 'Hundred' });
    await edit(id, { bedroom: '3', publicUntil: UNTIL });
    expect(await compared(id, 0)).toMatchObject({ staying: ['Public Until'] });
    await fixture.ask('VersionRestore', named(id, 0)).expect(400);
  });
});
