import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AUDIT_UID } from '../src/uids';
import { addEnquiry, addListing, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import type { Data } from './support/cms';
import { readEnquiry } from './support/enquiries';

const cms = cmsOfFile();
let manager: Awaited<ReturnType<typeof signIn>>;
let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  manager = await signIn(cms, 'manager_dwk', { uname: 'Meera' });
  admin = await signIn(cms, 'admin', { uname: 'Gopal' });
});

const detail = (id: string) => readEnquiry(cms, admin.token, id);
const bulk = (body: object) => callAs(cms, 'put', '/api/EnquiryBulk', manager.token).send(body);
const errorsOf = async (call: PromiseLike<{ readonly body: unknown }>) =>
  Object.keys(((await bodyOf(call)) as { errors: object }).errors);

it('what is lost alone has a reason', async () => {
  const { documentId } = await addEnquiry(cms, 'dwk');
  const reasonAfter = async (values: object) => {
    await callAs(cms, 'put', `/api/EnquiryEdit/${documentId}`, manager.token)
      .send(values)
      .expect(200);
    return (await detail(documentId)).enquiry.lostReason;
  };
  expect(await reasonAfter({ status: 'Lost', lostReason: 'Too far' })).toBe('Too far');
  expect(await reasonAfter({ status: 'Contacted' })).toBeNull();
  expect(await reasonAfter({ lostReason: 'Too far' })).toBeNull();
});

describe('a bulk change', () => {
  it('changes what it can, each with its timeline, and names the rest', async () => {
    const [mine, taken, other] = [
      await addEnquiry(cms, 'dwk'),
      await addEnquiry(cms, 'dwk'),
      await addEnquiry(cms, 'ggn'),
    ];
    await callAs(cms, 'put', `/api/EnquiryEdit/${taken.documentId}`, admin.token)
      .send({ owner: 'me' })
      .expect(200);
    const ids = [mine, taken, other, mine].map(({ documentId }) => documentId);
    const missing = 'It is not there, or belongs to the other region';
    expect(await bodyOf(bulk({ ids: [...ids, 'nothing'], owner: 'me' }).expect(200))).toEqual({
      msg: 'success',
      changed: 1,
      refused: [
        { _id: taken.documentId, reference: taken.reference, reason: 'Somebody else has it' },
        { _id: other.documentId, reference: null, reason: missing },
        { _id: 'nothing', reference: null, reason: missing },
      ],
    });
    expect(await detail(mine.documentId)).toMatchObject({
      enquiry: { owner: { _id: manager.documentId, name: 'Meera' } },
      timeline: [{ by: 'Meera', field: 'owner', before: null, after: 'Meera' }],
    });
    expect((await detail(other.documentId)).timeline).toEqual([]);
  });

  it('changes nothing when a value is wrong', async () => {
    const [one, two] = [await addEnquiry(cms, 'dwk'), await addEnquiry(cms, 'dwk')];
    const ids = [one.documentId, two.documentId];
    const wrong = { ids, owner: 'me', status: 'Lost' };
    expect(await errorsOf(bulk(wrong).expect(400))).toEqual(['lostReason']);
    expect(await errorsOf(bulk({ ids, status: 'Sold' }).expect(400))).toEqual(['status']);
    for (const bad of [
      undefined,
      [],
      ['a', 7],
      'a',
      Array.from({ length: 101 }, (_, n) => String(n)),
    ])
      expect(await errorsOf(bulk({ ids: bad, owner: 'me' }).expect(400))).toEqual(['ids']);
    expect((await detail(one.documentId)).timeline).toEqual([]);
  });
});

describe('an enquiry that staff enter', () => {
  const WALK_IN = { area: 'dwk', source: 'Walk-in', name: 'Asha', phone: '9200000081' };
  const enter = (body: object) =>
    callAs(cms, 'post', '/api/EnquiryEnter', manager.token).send(body);

  it('is theirs, in contact, and about the listing of a code', async () => {
    const { code } = await addListing(cms, 'dwk', 'propcom', { propcomStatus: 'inactive' });
    const listing = code.toLowerCase();
    const made = await bodyOf(enter({ ...WALK_IN, listing, consent: true }).expect(200));
    const { enquiry } = await detail((made as { _id: string })._id);
    expect(enquiry).toMatchObject({
      ...{ source: 'Walk-in', status: 'Contacted', listing: { code, kind: 'propcom' } },
      ...{ owner: { name: 'Meera' }, firstContactAt: expect.any(String) as unknown },
      ...{ locality: 'Dwarka Sector 1', notice: { version: null, language: null } },
    });
    const without = await bodyOf(enter({ ...WALK_IN, source: 'Call', callTime: null }).expect(200));
    const second = await detail((without as { _id: string })._id);
    expect(second.enquiry).toMatchObject({ source: 'Call', notice: null, listing: null });
  });

  it('has the rules of the form, and belongs to a region of the caller', async () => {
    expect(await errorsOf(enter({}).expect(400))).toEqual(['name', 'phone', 'source', 'area']);
    expect(await errorsOf(enter({ ...WALK_IN, source: 'Site' }).expect(400))).toEqual(['source']);
    expect(await errorsOf(enter({ ...WALK_IN, listing: 'X-1' }).expect(400))).toEqual(['listing']);
    for (const visitOn of ['2001-01-01', '2099-12-31'])
      expect(await errorsOf(enter({ ...WALK_IN, visitOn }).expect(400))).toEqual(['visitOn']);
    await enter({ ...WALK_IN, area: 'ggn' }).expect(403);
  });
});

describe('an export', () => {
  const exported = async (values: object) =>
    (await bodyOf(
      callAs(cms, 'post', '/api/EnquiryExport', admin.token).send({ values }).expect(200),
    )) as { csv: string; count: number; isMore: boolean };

  it('has what the search finds, and no cell that begins a formula', async () => {
    const name = '=HYPERLINK("http://x.example";"Zoya")';
    await addEnquiry(cms, 'ggn', {
      name,
      message: '+1\n"two"',
      phone: '9877700001',
      lostReason: '＝1+2',
    });
    const gone = await addEnquiry(cms, 'ggn', { name: 'Zoya', phone: '9877700002' });
    await cms.strapi.documents('api::enquiry.enquiry').update({
      documentId: gone.documentId,
      data: { withdrawnAt: new Date().toISOString() } as never,
    });
    const { csv, count, isMore } = await exported({ words: 'zoya', area: 'ggn' });
    expect([count, isMore, csv.charCodeAt(0)]).toEqual([2, false, 0xfeff]);
    const rows = parse<Record<string, string>>(csv, { columns: true, bom: true });
    expect(rows).toEqual([
      expect.objectContaining({ Name: 'Zoya', 'Mobile Number': '' }),
      expect.objectContaining({
        ...{
          Name: `'${name}`,
          Message: `'+1\n"two"`,
          Reason: "'＝1+2",
          'Mobile Number': '9877700001',
        },
        ...{ Region: 'Dwarka Expressway', Status: 'New', Source: 'Site' },
      }),
    ]);
    expect(
      rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+@＝＋－＠-]/.test(cell)),
    ).toEqual([]);
  });

  it('is written to the audit trail, without what was typed', async () => {
    await exported({ words: '9877700001', area: 'ggn' });
    const [entry] = (await cms.strapi.db
      .query(AUDIT_UID)
      .findMany({ orderBy: { id: 'desc' }, limit: 1 })) as readonly Data[];
    expect(entry).toMatchObject({
      ...{ action: 'Export Enquiries', accountName: 'Gopal', area: 'ggn' },
      subject: '1 enquiry, filtered by area, words',
    });
  });
});
