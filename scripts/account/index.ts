import { parseArgs } from 'node:util';
import type { Request, Answer } from '../../cms/src/api/account/main';
import { readEnv } from '../../cms/src/settings/env';
import type { Env } from '../../cms/src/settings/env';
import { buildCms } from '../build/cms';
import { runCmsProgram } from '../lib/cms-program';
import { isMobile, isPassword, PASSWORD_RULES } from '../lib/domain';
import { Failure } from '../lib/failure';
import { log, step } from '../lib/log';
import { runCommand } from '../lib/command';
import { askPassword } from './ask-password';

const USAGE = 'Say whose account: npm run account -- --superadmin <userId>';

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
async function tell(env: Env, ask: Request): Promise<boolean> {
  const told = await runCmsProgram<Answer>(
    env,
    { name: 'api/account/main', log: 'account.log' },
    ask,
  );
  if ('fault' in told) throw new Failure(told.fault);
  return told.isNew;
}

/** `npm run account -- --superadmin <userId>`: makes the first super admin of the site, or resets its password. */
await runCommand(async () => {
  const userId = readUserId();
  const env = readEnv();
  const password = await readPassword();
  await step('Compiling the CMS', async () => {
    await buildCms();
  });
  const isNew = await step('Writing the account', () => tell(env, { userId, password }));
  log(
    isNew
      ? `${userId} is a super admin now. Log in at ${env.siteUrl}/sadmin/`
      : `${userId} is a super admin with the new password now; its session has ended.`,
  );
});
