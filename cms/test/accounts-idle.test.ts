import { expect, it } from '@jest/globals';
import { ACCOUNT_UID, PARAMETER_UID } from '../src/uids';
import { accountCalls } from './support/account-calls';
import { cmsOfFile, register } from './support/cms';
import { setParameters } from './support/parameters';

const cms = cmsOfFile();

const { login, me, loggedIn } = accountCalls(cms);

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    exp: number;
    idle?: number;
  };
const HOUR_MS = 3_600_000;
const accounts = () => cms.strapi.db.query(ACCOUNT_UID);
const hoursLeft = async (userId: string) => {
  const stored = (await accounts().findOne({ where: { userId } })) as { sessionEndsAt: string };
  return (Number(stored.sessionEndsAt) - Date.now()) / HOUR_MS;
};

it('a session that nobody uses ends after two hours, and each use prolongs it', async () => {
  const userId = '9022220006';
  await register(cms, userId);
  const { token } = await loggedIn(userId);
  expect(claimsOf(token).idle).toBe(7200);
  expect(await hoursLeft(userId)).toBeCloseTo(2, 1);
  const endIn = (ms: number) =>
    accounts().update({ where: { userId }, data: { sessionEndsAt: Date.now() + ms } });
  await endIn(HOUR_MS);
  await me(token).expect(200);
  expect(await hoursLeft(userId)).toBeCloseTo(2, 1);
  await endIn(-1);
  await me(token).expect(401, 'Please log in to continue');
  await login(userId).expect(200);
});

it('a session ends by its expiry alone where the parameter says never', async () => {
  const userId = '9022220007';
  await register(cms, userId);
  const documentId = await setParameters(cms, { sessionIdle: 'never' });
  const { token } = await loggedIn(userId);
  await cms.strapi.documents(PARAMETER_UID).delete({ documentId });
  expect(claimsOf(token).idle).toBeUndefined();
  expect(await hoursLeft(userId)).toBeCloseTo(12, 1);
});
