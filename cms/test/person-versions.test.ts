import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { BIN_UID } from '../src/documents/bin';
import { addListing, callAs, cmsOfFile, signIn } from './support/cms';
import type { Data } from './support/cms';
import { storedVersions } from './support/packed';

const cms = cmsOfFile();
let token: string;
beforeAll(async () => {
  ({ token } = await signIn(cms, 'visiter', { superAdmin: true }));
});

const ask = (call: string, body: object) => callAs(cms, 'post', `/api/${call}`, token).send(body);

it('an erasure takes the number from versions of an account that had it before', async () => {
  const [before, now] = ['9876511111', '9876522222'];
  const { documentId } = await signIn(cms, 'visiter', { uphone2: before });
  const edit = { uphone2: now, city: 'Delhi' };
  await callAs(cms, 'put', `/api/UserEdit/${documentId}`, token).send(edit).expect(200);
  const stored = async () => JSON.stringify(await storedVersions(cms, documentId));
  expect(await stored()).toContain(before);
  await ask('PersonErase', { phone: before, confirm: true }).expect(200);
  expect(await stored()).not.toContain(before);
  expect(await stored()).toContain('Delhi');
});

describe('the names of an owner in versions', () => {
  const phone = '9712345670';
  const [other, third] = ['9712345671', '9712345672'];
  /** Fills a row of versions, so that the next one begins another. */
  const long = { privateNotes: randomBytes(3500).toString('base64') };
  const erased = { ownerName: 'ERASEME' };
  const edits = async (id: string, values: readonly Data[]) => {
    const edit = `/api/dwk/PropComEdit/${id}`;
    for (const one of values) await callAs(cms, 'put', edit, token).send(one).expect(200);
  };
  const namesIn = async (id: string) =>
    (await storedVersions(cms, id)).flatMap(({ fields }) =>
      fields.ownerName ? [fields.ownerName] : [],
    );

  it.each<[string, Data, readonly Data[], readonly (readonly unknown[])[]]>([
    ['before the number', {}, [erased, long, { ownerPhone: phone }], []],
    ['after it', {}, [{ ownerSecondPhone: phone }, long, erased, { ownerName: 'ERASEME II' }], []],
    ['beside one that stays', { ownerPhone: phone }, [erased, { ownerName: 'ERASEME II' }], []],
    [
      'while it was there, and leave other owners',
      {},
      [
        { ownerName: 'First', ownerPhone: other },
        { ...erased, ownerPhone: phone },
        { ownerPhone: null },
        { ownerName: 'Next', ownerPhone: third },
        { ownerName: 'Last' },
      ],
      [
        [null, 'First'],
        ['Next', 'Last'],
      ],
    ],
    [
      'from its beginning',
      { ...erased, ownerPhone: phone },
      [{ ownerName: 'Next' }, { ownerPhone: other }, { ownerName: 'Last' }, { ownerName: 'End' }],
      [['Last', 'End']],
    ],
  ])('go with the number: %s', async (_, first, later, kept) => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propcom', first);
    await edits(id, later);
    await ask('PersonErase', { phone, confirm: true }).expect(200);
    expect(await namesIn(id)).toEqual(kept);
    const versions = { type: 'propcom', id };
    const { text } = await ask('VersionSearch', versions).expect(200);
    expect(text).not.toContain('ERASEME');
    const compared = await ask('VersionCompare', { ...versions, version: 1 }).expect(200);
    expect(compared.text).not.toContain('ERASEME');
  });

  it('go from a deleted listing, too', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propcom', erased);
    await edits(id, [{ ownerPhone: phone }, { ownerPhone: null }]);
    await callAs(cms, 'put', `/api/dwk/PropComDelete/${id}`, token).expect(200);
    await ask('PersonErase', { phone, confirm: true }).expect(200);
    const entry = (await cms.strapi.db.query(BIN_UID).findOne({ where: { record: id } })) as Data;
    expect(entry.content).toContain('"ownerName":null');
  });
});
