import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Ask, Told } from '../../cms/src/accounts/main';
import { readEnv } from '../../cms/src/env';
import type { Env } from '../../cms/src/env';
import { buildCms } from '../build/cms';
import { cmsEnvironment } from '../lib/cms-process';
import { isMobile, isPassword, PASSWORD_RULES } from '../lib/domain';
import { Failure } from '../lib/failure';
import { cmsFolder, foldersOf } from '../lib/folders';
import { say, step } from '../lib/report';
import { runVerb } from '../lib/verb';
import { askPassword } from './ask-password';

const USAGE = 'Say whose account: npm run account -- --superadmin <userId>';
const LOG = 'account.log';

function readUserId(): string {
  const { values } = parseArgs({ options: { superadmin: { type: 'string' } } });
  const userId = values.superadmin?.trim();
  if (!userId) throw new Failure(USAGE);
  if (!isMobile(userId)) throw new Failure(`${userId} is no ten-digit mobile number.`);
  return userId;
}

async function readPassword(): Promise<string> {
  const password = await askPassword();
  if (isPassword(password)) return password;
  const rules = PASSWORD_RULES.map(({ label }) => label).join('; ');
  throw new Failure(`That password is not good enough. It needs: ${rules}.`);
}

/** Has the CMS's own program do it: the password goes there by a message, seen by nobody. */
async function tell(env: Env, ask: Ask): Promise<boolean> {
  const { logs } = foldersOf(env.dataDir);
  mkdirSync(logs, { recursive: true });
  const log = openSync(join(logs, LOG), 'w');
  const child = fork(join(cmsFolder, 'dist', 'src', 'accounts', 'main.js'), {
    cwd: cmsFolder,
    env: {
      ...process.env,
      ...cmsEnvironment(env),
      SAMPLE_CONTENT: 'false',
      NODE_ENV: 'production',
    },
    execArgv: [],
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const told = once(child, 'message') as Promise<[Told]>;
  const ended = once(child, 'exit').then(() => undefined);
  child.send(ask);
  const answer = await Promise.race([told, ended]);
  await ended;
  if (!answer) throw new Failure(`The CMS could not do it: see ${LOG} in the data folder's logs.`);
  if ('fault' in answer[0]) throw new Failure(answer[0].fault);
  return answer[0].isNew;
}

/** `npm run account -- --superadmin <userId>`: makes the first super admin of the site, or resets its password. */
await runVerb(async () => {
  const userId = readUserId();
  const env = readEnv();
  const password = await readPassword();
  await step('Compiling the CMS', async () => {
    await buildCms(env);
  });
  const isNew = await step('Writing the account', () => tell(env, { userId, password }));
  say(
    isNew
      ? `${userId} is a super admin now. Log in at ${env.siteUrl}/sadmin/`
      : `${userId} is a super admin with the new password now; its session has ended.`,
  );
});
