import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../cms/src/settings/env';
import { registerCleanup } from './cleanup';
import { cmsEnvironment } from './cms-process';
import { Failure } from './failure';
import { cmsFolder, foldersOf } from './folders';

/** A compiled program of the CMS that works on its database, beside the CMS itself or without it. */
export interface CmsProgram {
  /** Below `cms/dist/src`, as `api/account/main`. */
  readonly name: string;
  /** The file in the data folder's logs that takes what it says. */
  readonly log: string;
  readonly args?: readonly string[];
  /** Settings of the environment that this process does not have itself. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a program of the CMS, which speaks by messages (Strapi is not bundled into a command). */
export function startCmsProgram(
  env: Env,
  { name, log, args = [], settings = {} }: CmsProgram,
): ChildProcess {
  const { logs } = foldersOf(env.dataDir);
  mkdirSync(logs, { recursive: true });
  const output = openSync(join(logs, log), 'w');
  const child = fork(join(cmsFolder, 'dist', 'src', `${name}.js`), [...args], {
    cwd: cmsFolder,
    env: {
      ...process.env,
      ...settings,
      ...cmsEnvironment(env),
      SAMPLE_CONTENT: 'false',
      NODE_ENV: 'production',
    },
    execArgv: [],
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  return child;
}

/**
 * Runs a program of the CMS to its end, and answers the one message that it sends.
 * @param ask what it is sent first, if anything
 * @throws Failure where it ends without an answer
 */
export async function runCmsProgram<T>(env: Env, program: CmsProgram, ask?: object): Promise<T> {
  const child = startCmsProgram(env, program);
  const forget = registerCleanup(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  const ended = once(child, 'exit').then(() => undefined);
  const told = once(child, 'message') as Promise<[T]>;
  if (ask) child.send(ask);
  const answer = await Promise.race([told, ended]);
  if (!answer)
    throw new Failure(`The CMS ended early: see ${program.log} in the data folder's logs.`);
  await ended;
  forget();
  return answer[0];
}
