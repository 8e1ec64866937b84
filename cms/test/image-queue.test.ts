import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RECORD_UIDS } from '../src/uids';
import { ImageProcessingFixture } from './support/image-processing-fixture';
import { signIn } from './support/cms';
import { listen } from './support/log-lines';
import { endlessSvg } from './support/malformed-images';
import { add, addGood, storageState, small } from './support/pictures';
import { waitUntil } from './support/wait-until';

let fixture: ImageProcessingFixture;
beforeAll(async () => {
  fixture = await ImageProcessingFixture.open({ IMAGE_SECONDS: '2', IMAGE_SECONDS_VISITOR: '2' });
});
afterAll(() => fixture.cms.close());

it('while the images of one account hang, other requests and other accounts’ images are answered', async () => {
  const { cms, listing } = fixture;
  const { token: other } = await signIn(cms, 'manager_dwk');
  const before = await storageState(cms);
  const refused: number[] = [];
  // As many as there are processes.
  const bombs = Array.from({ length: 2 }, async () => {
    refused.push((await fixture.addOne(endlessSvg())).status);
  });
  let answered = 0;
  for (let count = 0; count < 20; count += 1) {
    await cms.http.post('/api/AwardSearch').expect(200);
    await cms.http.get(`/api/dwk/PropResiDetail/${listing}`).expect(200);
    if (refused.length === 0) answered += 1;
  }
  const [path = ''] = await addGood(cms, other, 'propresi', listing, [await small()]);
  expect([answered, refused]).toEqual([20, []]);
  await Promise.all(bombs);
  expect(refused).toEqual([415, 415]);
  await cms.http.post('/DeleteImage').set('Authorization', fixture.token).send({ path });
  expect(await storageState(cms)).toEqual(before);
  // The processes that were ended are replaced.
  await Promise.all(Array.from({ length: 4 }, async () => fixture.stored(await small())));
});

it('an account with a full queue gets 429, and nothing is stored', async () => {
  const { cms, listing } = fixture;
  const { token } = await signIn(cms, 'manager_dwk');
  const before = await storageState(cms);
  const file = await small();
  const send = () =>
    add(cms, 'AddImages', token, {
      ...{ folder: 'propresi', id: listing },
      files: Array.from({ length: 5 }, () => file),
    });
  const bomb = add(cms, 'AddImages', token, {
    folder: 'propresi',
    id: listing,
    files: [endlessSvg()],
  });
  // Supertest sends once it is awaited. The others are to wait for this one, and not to be drawn before it comes.
  const bombed = bomb.then((answer) => answer);
  await waitUntil(async () => (await fixture.activeJobs()) === 1);
  const answers = await Promise.all([bombed, ...Array.from({ length: 14 }, send)]);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { body, headers } of refused) {
    expect(body).toMatchObject({ msg: 'errorTooMany' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  const stored = answers.filter(({ status }) => status === 200).length;
  expect(stored).toBeGreaterThan(0);
  expect((await storageState(cms)).rows).toBe(before.rows + stored * 5);
});

it('the pictures of visitors that hang never make staff wait', async () => {
  const { cms } = fixture;
  const rejected: number[] = [];
  const bombs = Array.from({ length: 3 }, async () => {
    const { token, id: author } = await signIn(cms, 'visiter');
    const { documentId: id } = await cms.strapi
      .documents(RECORD_UIDS.review)
      .create({ data: { name: 'Asha', rating: 4, review: 'Good', author } as never });
    const answer = await add(cms, 'AddImage', token, {
      ...{ folder: 'review', id },
      files: [endlessSvg()],
    });
    rejected.push(answer.status);
  });
  await waitUntil(async () => (await fixture.activeJobs()) === 1);
  // As many as staff has processes.
  await Promise.all(Array.from({ length: 2 }, async () => fixture.stored(await small())));
  expect(rejected).toEqual([]);
  await Promise.all(bombs);
  expect(rejected).toEqual([415, 415, 415]);
});

/** The processes that this one has started. */
const children = (): readonly number[] =>
  readFileSync(`/proc/${String(process.pid)}/task/${String(process.pid)}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

it('a picture whose process is killed is answered 503, and the log says so', async () => {
  const log = listen(fixture.cms);
  const answered = fixture.addOne(endlessSvg()).then((answer) => answer);
  await waitUntil(async () => (await fixture.activeJobs()) === 1);
  const isWorker = (pid: number) =>
    readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').includes('processing/worker.js');
  await waitUntil(() => children().some(isWorker));
  for (const pid of children().filter(isWorker)) process.kill(pid, 'SIGKILL');
  const answer = await answered;
  expect([answer.status, answer.body]).toEqual([
    503,
    { msg: 'errorBusy', message: 'The picture could not be processed. Please try again' },
  ]);
  expect(answer.headers['retry-after']).toBe('5');
  expect(JSON.stringify(log.lines())).toContain(
    'An image process has ended while it worked: SIGKILL',
  );
  await fixture.stored(await small());
});
