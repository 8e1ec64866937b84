/** @any-database The queue of pictures is in the memory of a process. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { RECORD_UIDS } from '../src/uids';
import { ImageProcessingFixture } from './support/image-processing-fixture';
import { signIn } from './support/cms';
import { listen } from './support/log-lines';
import { endlessSvg } from './support/malformed-images';
import { add, addGood, storageState, small } from './support/pictures';
import { waitUntil } from './support/wait-until';

// The time limit is so long that only the test ends a hanging picture, however busy the machine is.
const fixture = ImageProcessingFixture.ofFile({
  IMAGE_SECONDS: '600',
  IMAGE_SECONDS_VISITOR: '600',
});

/** The child processes of this process. */
const children = (): readonly number[] =>
  readFileSync(`/proc/${String(process.pid)}/task/${String(process.pid)}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

/** The command line of a process; empty for one that has just ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8');
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (code === 'ENOENT' || code === 'ESRCH') return '';
    throw error;
  }
}

const isWorker = (pid: number) => commandOf(pid).includes('processing/worker.js');

/** Waits until a picture is being processed. */
const untilActive = () =>
  waitUntil(async () => (await fixture.jobs('active')) === 1 && children().some(isWorker));

/** Kills the processes of pictures, and waits until the CMS has noticed. */
async function killWorkers(): Promise<void> {
  const killed = children().filter(isWorker);
  for (const pid of killed) process.kill(pid, 'SIGKILL');
  await waitUntil(() => !children().some((pid) => killed.includes(pid)));
}

/** Kills processes until all hanging pictures have a response, because they hang one after the other. */
async function endHanging(answers: readonly Promise<unknown>[]): Promise<void> {
  let isOver = false;
  const over = Promise.all(answers).finally(() => {
    isOver = true;
  });
  await waitUntil(async () => {
    await killWorkers();
    return isOver;
  });
  await over;
}

it('while the images of one account hang, other requests and other accounts’ images are answered', async () => {
  const { cms, listing } = fixture;
  const { token: other } = await signIn(cms, 'manager_dwk');
  const before = await storageState(cms);
  const ended: number[] = [];
  // As many bombs as there are processes.
  const bombs = Array.from({ length: 2 }, async () => {
    ended.push((await fixture.addOne(endlessSvg())).status);
  });
  await waitUntil(async () => (await fixture.jobs('waiting')) === 1);
  for (let count = 0; count < 20; count += 1) {
    await cms.http.post('/api/AwardSearch').expect(200);
    await cms.http.get(`/api/dwk/PropResiDetail/${listing}`).expect(200);
  }
  const [path = ''] = await addGood(cms, other, 'propresi', listing, [await small()]);
  expect(ended).toEqual([]);
  await endHanging(bombs);
  expect(ended).toEqual([503, 503]);
  await cms.http.post('/DeleteImage').set('Authorization', fixture.token).send({ path });
  expect(await storageState(cms)).toEqual(before);
  // New processes replace the ended ones.
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
  // Supertest sends a request only once it is awaited. The others must wait behind this one.
  const bombed = bomb.then((answer) => answer);
  await untilActive();
  let isRefused = false;
  const sent = Array.from({ length: 14 }, async () => {
    const answer = await send();
    isRefused ||= answer.status === 429;
    return answer;
  });
  await waitUntil(() => isRefused);
  await killWorkers();
  expect((await bombed).status).toBe(503);
  const answers = await Promise.all(sent);
  const refused = answers.filter(({ status }) => status === 429);
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
  const ended: number[] = [];
  const bombs = Array.from({ length: 3 }, async () => {
    const { token, id: author } = await signIn(cms, 'visiter');
    const { documentId: id } = await cms.strapi
      .documents(RECORD_UIDS.review)
      .create({ data: { name: 'Asha', rating: 4, review: 'Good', author } as never });
    const answer = await add(cms, 'AddImage', token, {
      ...{ folder: 'review', id },
      files: [endlessSvg()],
    });
    ended.push(answer.status);
  });
  await untilActive();
  // As many pictures as the staff's lane has processes.
  await Promise.all(Array.from({ length: 2 }, async () => fixture.stored(await small())));
  expect(ended).toEqual([]);
  await endHanging(bombs);
  expect(ended).toEqual([503, 503, 503]);
});

it('a picture whose process is killed is answered 503, and the log says so', async () => {
  const log = listen(fixture.cms);
  const answered = fixture.addOne(endlessSvg()).then((answer) => answer);
  await untilActive();
  await killWorkers();
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
