import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Env } from '../../../cms/src/settings/env';
import { registerCleanup } from '../../lib/cleanup';
import { Failure, messageOf } from '../../lib/failure';
import { undefinedIfMissing, writeAtomically } from '../../lib/files';
import { foldersOf } from '../../lib/folders';
import { log } from '../../lib/log';
import { readFacts, servedFolder } from '../../publisher/release/release-facts';
import { nginxConfig, workFolder } from './config';

const run = promisify(execFile);

/** How soon another table of rewrites, or a renewed certificate, holds. */
const POLL_MS = 1000;

/** What is said before nginx knows its log. */
const START = ['-e', 'stderr'];

/** The configuration of this moment, and what else a reload is needed for. */
async function currentConfig(
  env: Env,
): Promise<{ readonly config: string; readonly mark: string }> {
  const folder = await servedFolder(foldersOf(env.dataDir).current);
  const facts = folder && (await undefinedIfMissing(readFacts(folder)));
  const config = nginxConfig(env, facts ? facts.rewrites : undefined);
  const certificate = env.tls && (await stat(env.tls.certificate)).mtimeMs;
  return { config, mark: `${config}${String(certificate)}` };
}

async function assertValid(nginx: string, file: string): Promise<void> {
  await run(nginx, [...START, '-t', '-q', '-c', file]).catch((error: unknown) => {
    throw new Failure(`nginx refuses its configuration: ${messageOf(error)}`);
  });
}

/**
 * Runs nginx until the command ends, always with the table of rewrites of the release that is served: it is reloaded
 * where that changed, which loses no request.
 * @param nginx the program
 * @throws Failure where it ends, or takes no configuration
 */
export async function runNginx(env: Env, nginx: string): Promise<never> {
  const folder = workFolder(env.dataDir);
  const file = join(folder, 'nginx.conf');
  await mkdir(folder, { recursive: true });
  let { config, mark } = await currentConfig(env);
  await writeAtomically(file, config);
  await assertValid(nginx, file);
  const child = spawn(nginx, [...START, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(child, 'exit');
  registerCleanup(async () => {
    child.kill('SIGQUIT');
    const patience = new AbortController();
    await Promise.race([ended, delay(4000, undefined, { signal: patience.signal })]);
    patience.abort();
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  });
  const crash = ended.then(([code]) => {
    throw new Failure(`nginx ended (${String(code)}).`);
  });
  log(`nginx serves ${env.siteUrl} on port ${String(env.sitePort)}.`);
  for (;;) {
    await Promise.race([delay(POLL_MS), crash]);
    try {
      const wanted = await currentConfig(env);
      if (wanted.mark === mark) continue;
      ({ config, mark } = wanted);
      await writeAtomically(`${file}.next`, config);
      await assertValid(nginx, `${file}.next`);
      await writeAtomically(file, config);
      child.kill('SIGHUP');
      log('nginx has been told what changed.');
    } catch (error) {
      // The site is served on as it was.
      log(messageOf(error));
    }
  }
}
