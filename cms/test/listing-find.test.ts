import { beforeAll, describe, expect, it } from '@jest/globals';
import type { FoundListing } from '../src/domain';
import { addListing, addMaster, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';

const cms = cmsOfFile();
let token: string;
beforeAll(async () => {
  token = (await signIn(cms, 'manager_dwk')).token;
  for (const name of ['Étoile Heights', 'Tower 100%_A', 'Tower 1000'])
    await addMaster(cms, 'projectNameResi', 'dwk', name);
  await addMaster(cms, 'projectNameCom', 'dwk', 'ÉTOILE Mall');
  await addMaster(cms, 'projectNameResi', 'ggn', 'Étoile Heights');
});

const ask = (text: unknown) => callAs(cms, 'post', '/api/dwk/ListingFind', token).send({ text });
const find = async (text: string) =>
  (await bodyOf(ask(text).expect(200))) as {
    readonly listings: readonly FoundListing[];
    readonly isMore: boolean;
  };
const codes = async (text: string) => (await find(text)).listings.map(({ code }) => code).sort();

describe('the search of a region’s staff for listings', () => {
  it('finds a part of a project’s name, in any case, in the region alone', async () => {
    const projectName = 'Étoile Heights';
    const more = { projectName, bedroom: '3', stage: 'Withdrawn' };
    const home = await addListing(cms, 'dwk', 'propresi', more);
    const shop = await addListing(cms, 'dwk', 'propcom', { projectName: 'ÉTOILE Mall' });
    await addListing(cms, 'ggn', 'propresi', { projectName });
    expect(await codes(' étoile ')).toEqual([home.code, shop.code].sort());
    expect(await find('TOILE H')).toEqual({
      isMore: false,
      listings: [
        {
          ...{ kind: 'propresi', _id: home.documentId, code: home.code },
          title: `3 BHK Flat for SALE in ${projectName}`,
          ...{ propertyFor: 'SALE', locality: 'Dwarka Sector 1', stage: 'Withdrawn' },
        },
      ],
    });
  });

  it('takes every character as itself', async () => {
    const [signs] = [
      await addListing(cms, 'dwk', 'propresi', { projectName: 'Tower 100%_A' }),
      await addListing(cms, 'dwk', 'propresi', { projectName: 'Tower 1000' }),
    ];
    for (const text of ['100%', '%_', '%_a']) expect(await codes(text)).toEqual([signs.code]);
    for (const text of ['__', '%%', "' or 1=1 --", '\\_']) expect(await codes(text)).toEqual([]);
  });

  it('finds the owner by name, and by each phone in any notation, and tells nothing of the owner', async () => {
    const owner = { ownerName: 'Kavita Canary', ownerPhone: '9876500001' };
    const shop = await addListing(cms, 'dwk', 'propcom', {
      ...owner,
      ...{
        ownerSecondPhone: '9876500002',
        keysAddress: 'With a canary',
        privateNotes: 'The canary',
      },
    });
    await addListing(cms, 'ggn', 'propcom', owner);
    await addListing(cms, 'dwk', 'propresi', { phoneOfContactPerson: '9876500003' });
    for (const text of [
      'kavita c',
      '9876500001',
      '+91 98765-00001',
      '098765 00001',
      '9876500002',
    ]) {
      const { text: answer } = await ask(text).expect(200);
      expect(await codes(text)).toEqual([shop.code]);
      expect(answer).not.toMatch(/canary|owner|98765/i);
    }
    // A part of a phone is none, and other phones and private texts are not searched.
    for (const text of ['98765000', '9876500003', 'The canary', 'With a'])
      expect(await codes(text)).toEqual([]);
  });

  it('returns the 20 newest, and says that there are more', async () => {
    const made: string[] = [];
    for (let at = 0; at < 21; at += 1) {
      const kind = at % 2 === 0 ? 'propresi' : 'propcom';
      made.unshift((await addListing(cms, 'dwk', kind, { ownerName: 'Many Homes' })).documentId);
      const { connection } = cms.strapi.db;
      const createdAt = new Date(Date.UTC(2026, 0, 1, 0, at));
      await connection(kind === 'propresi' ? 'propresis' : 'propcoms')
        .where({ document_id: made[0] })
        .update({ created_at: createdAt });
      if (at === 19) expect(await find('many homes')).toMatchObject({ isMore: false });
    }
    const { listings, isMore } = await find('many homes');
    expect(listings.map(({ _id }) => _id)).toEqual(made.slice(0, 20));
    expect(isMore).toBe(true);
  });

  it('refuses a text that is missing, too short or too long, by its name', async () => {
    const short = 'Text must be at least 2 characters';
    for (const [text, message] of [
      [undefined, 'Text is required'],
      ['  ', 'Text is required'],
      [7, 'Text must be text'],
      ['a ', short],
      ['😀', short],
      ['a'.repeat(201), 'Text must be at most 200 characters'],
    ])
      await ask(text).expect(400, { msg: 'errorValidation', errors: { text: message } });
  });
});
