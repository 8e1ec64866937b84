import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../cms/src/env';
import type { Pruned } from '../../cms/src/images/prune/messages';
import { atEnd } from '../lib/at-end';
import { cmsEnvironment } from '../lib/cms-process';
import { Failure } from '../lib/failure';
import { cmsFolder, foldersOf } from '../lib/folders';

const PROGRAM = join(cmsFolder, 'dist/src/images/prune/main.js');
const LOG = 'prune.log';

export interface PruneOptions {
  /** Removes what is found. */
  readonly delete: boolean;
  /** What is younger is left alone. */
  readonly hours: number;
}

/**
 * Runs the CMS's own program over its database and storage; the CMS itself may run beside it.
 * @throws Failure where it does not come to its end
 */
export async function runPrune(env: Env, options: PruneOptions): Promise<Pruned> {
  const { logs } = foldersOf(env.dataDir);
  mkdirSync(logs, { recursive: true });
  const log = openSync(join(logs, LOG), 'w');
  const args = ['--hours', String(options.hours), ...(options.delete ? ['--delete'] : [])];
  const child = fork(PROGRAM, args, {
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
  const forget = atEnd(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  const ended = once(child, 'exit').then(() => undefined);
  const told = once(child, 'message') as Promise<[Pruned]>;
  const [pruned] = (await Promise.race([told, ended])) ?? [];
  if (!pruned) throw new Failure(`The CMS ended early: see ${LOG} in the data folder's logs.`);
  await ended;
  forget();
  return pruned;
}
