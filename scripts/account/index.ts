import { parseArgs } from 'node:util';
import type { Request } from '../../cms/src/api/account/main';
import type { PanelRequest } from '../../cms/src/panel/main';
import { readEnv } from '../../cms/src/settings/env';
import type { Env } from '../../cms/src/settings/env';
import { compileCms } from '../build/cms';
import { requestCms } from '../lib/cms-program';
import { isMobile, isPassword, PASSWORD_RULES } from '../lib/domain';
import { Failure } from '../lib/failure';
import { log, step } from '../lib/log';
import { runCommand } from '../lib/command';
import { askPassword } from './ask-password';

const USAGE =
  'Say whose account: npm run account -- --superadmin <userId>, --panel <e-mail address>, ' +
  '--unlock <userId, e-mail address of the panel, or network address>, or ' +
  '--reset-second-factor <userId, or e-mail address of the panel>';

async function readPassword(): Promise<string> {
  const password = await askPassword();
  if (isPassword(password)) return password;
  const rules = PASSWORD_RULES.map(({ label }) => label).join('; ');
  throw new Failure(`That password is not good enough. It needs: ${rules}.`);
}

/**
 * Sends the request to a program of the CMS, in a message, so that no list of processes shows the password.
 * @returns whether the account is new
 */
async function write(env: Env, name: string, request: Request | PanelRequest): Promise<boolean> {
  await compileCms();
  return await step('Writing the account', () =>
    requestCms<boolean>(env, { name, log: 'account.log' }, request),
  );
}

async function makeSuperAdmin(env: Env, userId: string): Promise<string> {
  if (!isMobile(userId)) throw new Failure(`${userId} is no ten-digit mobile number.`);
  const isNew = await write(env, 'api/account/main', { userId, password: await readPassword() });
  return isNew
    ? `${userId} is a super admin now. Log in at ${env.siteUrl}/sadmin/`
    : `${userId} is a super admin with the new password now; its session has ended.`;
}

async function makePanelAdmin(env: Env, email: string): Promise<string> {
  const isNew = await write(env, 'panel/main', { email, password: await askPassword() });
  return isNew
    ? `${email} is a super admin of the panel now. Log in at ${env.cmsUrl}/admin`
    : `${email} is a super admin of the panel with the new password now; its sessions have ended.`;
}

/** The program for a name: the panel's users have e-mail addresses. */
const programOf = (name: string): string =>
  name.includes('@') ? 'panel/main' : 'api/account/main';

async function unlock(env: Env, name: string): Promise<string> {
  if (await write(env, programOf(name), { unlock: name })) return `${name} can log in again now.`;
  throw new Failure(`There is no account ${name}.`);
}

async function resetSecondFactor(env: Env, name: string): Promise<string> {
  if (await write(env, programOf(name), { resetSecondFactor: name }))
    return `${name} logs in by the password alone now, and is logged out everywhere.`;
  throw new Failure(`There is no account ${name}.`);
}

/**
 * `npm run account -- --superadmin <userId>` makes a super admin of the site, or resets its password;
 * `npm run account -- --panel <e-mail address>` does the same for the panel;
 * `npm run account -- --unlock <name>` ends a lockout by wrong passwords or codes;
 * `npm run account -- --reset-second-factor <name>` switches a second factor off.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      superadmin: { type: 'string' },
      panel: { type: 'string' },
      unlock: { type: 'string' },
      'reset-second-factor': { type: 'string' },
    },
  });
  const [[option, value = ''] = [], ...others] = Object.entries(values);
  const name = value.trim();
  if (option === undefined || name === '' || others.length > 0) throw new Failure(USAGE);
  const acts = {
    superadmin: makeSuperAdmin,
    panel: makePanelAdmin,
    unlock,
    'reset-second-factor': resetSecondFactor,
  };
  log(await acts[option as keyof typeof acts](readEnv(), name));
});
