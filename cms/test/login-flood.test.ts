/** @any-database The queue of hashes is in the memory of a process; `second-factor-limits.test.ts` counts tries in a database. */
import { expect, it } from '@jest/globals';
import { bodyOf, callAs, register, PASSWORD, cmsOfFile } from './support/cms';
import { accountCalls } from './support/account-calls';

const cms = cmsOfFile();

const { login, loggedIn, post } = accountCalls(cms);

type Answer = Awaited<ReturnType<typeof login>>;

const FLOOD = 500;

/**
 * Sends concurrent logins, and then a search. Returns their responses, and the number of passwords compared before the
 * search's response.
 */
async function flood(userId: string, password: string) {
  let compared = 0;
  const logins = Array.from({ length: FLOOD }, async () => {
    const answer = await login(userId, password);
    if (answer.status === 200) compared += 1;
    return answer;
  });
  await post('ReviewSearch', { values: {} }).expect(200);
  const before = compared;
  return { answers: await Promise.all(logins), before };
}

const countOf = (answers: readonly Answer[], is: (answer: Answer) => boolean) =>
  answers.filter(is).length;

it('right logins that come at once are let in up to a bound, and a search passes them', async () => {
  await register(cms, '9055550001');
  const { answers, before } = await flood('9055550001', PASSWORD);
  const msgOf = ({ body }: Answer) => (body as { msg: string }).msg;
  expect(countOf(answers, ({ status }) => status === 200)).toBeGreaterThanOrEqual(50);
  expect(countOf(answers, (answer) => msgOf(answer) === 'success')).toBe(1);
  const rejected = answers.filter(({ status }) => status === 503);
  expect(rejected.length).toBeGreaterThanOrEqual(1);
  expect(rejected[0]?.body).toEqual({ msg: 'errorBusy', message: 'The server is busy' });
  expect(Number(rejected[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  // The search does not wait for password comparisons.
  expect(before).toBeLessThan(countOf(answers, ({ status }) => status === 200));
});

it('wrong logins that come at once are counted before they are compared', async () => {
  await register(cms, '9055550002');
  const { answers } = await flood('9055550002', 'Wrong@123');
  expect(countOf(answers, ({ status }) => status === 200)).toBe(10);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429, 503]));
  expect(countOf(answers, ({ status }) => status === 503)).toBeGreaterThanOrEqual(1);
});

it.each([
  ['users/login', { userId: '9'.repeat(500_000), password: 'x' }, 'userId', 'User Id'],
  ['users/login', { userId: '9', password: 'x'.repeat(500_000) }, 'password', 'Password'],
  ['SuperAdmin/Login', { userId: '9', password: 'x'.repeat(201) }, 'password', 'Password'],
])('%s rejects a text that is too long', async (path, body, key, label) => {
  const answer = await bodyOf(post(path, body).expect(400));
  expect(answer).toEqual({
    msg: 'errorValidation',
    errors: { [key]: `${label} must be at most 200 characters` },
  });
});

it('a password change and a search by code reject a text that is too long', async () => {
  await register(cms, '9055550003');
  const { token } = await loggedIn('9055550003');
  const long = 'x'.repeat(300_000);
  const change = { oldPassword: long, password: long, password2: long };
  const body = await bodyOf(post('PasswordChange', change, token).expect(400));
  const tooLong = (label: string) => `${label} must be at most 200 characters`;
  expect((body as { errors: unknown }).errors).toEqual({
    oldPassword: tooLong('Old Password'),
    password: tooLong('Password'),
    password2: tooLong('Confirm Password'),
  });
  const search = { values: { code: long } };
  const found = await callAs(cms, 'post', '/api/dwk/PropResiSaleSearch').send(search).expect(400);
  expect((found.body as { errors: unknown }).errors).toEqual({ code: tooLong('Code') });
});
