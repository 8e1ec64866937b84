import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { FILE_UID } from '../src/media/stored-file';
import { DATA_VERSION } from '../src/settings/backup-files';
import { bootRestored } from './support/backup';
import { bodyOf, callAs, PASSWORD, signIn } from './support/cms';
import { isStored } from './support/pictures';

/** A user id that no account in the data has. */
const ADMIN = '9033330066';
const FOLDER = path.join(__dirname, 'fixtures', 'data');
/** `<version>`, or `<version>-<what is new in it>` for data to which a later migration belongs. */
const versions = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.tar'))
  .map((name) => path.parse(name).name);

/** The responses of the CMS that made the backup; later versions may add fields. */
interface Shown {
  /** The user who logs in with `PASSWORD`. */
  readonly userId: string;
  readonly answers: Readonly<Record<string, Record<string, unknown>>>;
  /** Searches and their responses. */
  readonly searches?: readonly {
    readonly call: string;
    readonly body: object;
    readonly answer: object;
  }[];
  readonly counts: Readonly<Record<string, number>>;
}

it('there is data of each version', () => {
  expect(versions).toContain(String(DATA_VERSION));
});

it.each(versions)('data of %s is upgraded, and shows what it showed', async (version) => {
  const shown = JSON.parse(readFileSync(path.join(FOLDER, `${version}.json`), 'utf8')) as Shown;
  const cms = await bootRestored(path.join(FOLDER, `${version}.tar`));
  const { token } = await signIn(cms, 'admin', { userId: ADMIN, username: ADMIN });
  for (const [call, answer] of Object.entries(shown.answers))
    expect(await bodyOf(callAs(cms, 'get', call, token).expect(200))).toMatchObject(answer);
  for (const { call, body, answer } of shown.searches ?? [])
    expect(await bodyOf(callAs(cms, 'post', call, token).send(body).expect(200))).toEqual(answer);
  for (const [uid, count] of Object.entries(shown.counts))
    expect([uid, await cms.strapi.db.query(uid as never).count()]).toEqual([uid, count]);
  const files = (await cms.strapi.db.query(FILE_UID).findMany({})) as { url: string }[];
  expect(files.map(({ url }) => url).filter((url) => !isStored(url))).toEqual([]);
  const login = { userId: shown.userId, password: PASSWORD };
  const session = await cms.http.post('/api/users/login').send(login).expect(200);
  expect(session.body).toMatchObject({ msg: 'success' });
  await (await cms.restart()).close();
});
