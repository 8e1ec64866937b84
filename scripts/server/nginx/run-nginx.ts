import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Env } from '../../../cms/src/settings/env';
import { registerCleanup } from '../../lib/cleanup';
import { Failure, messageOf } from '../../lib/failure';
import { undefinedIfMissing, writeAtomically } from '../../lib/files';
import { foldersOf } from '../../lib/folders';
import { log } from '../../lib/log';
import { keepRotating } from '../../lib/rotate-log';
import { readFacts, servedFolder } from '../../publisher/release/release-facts';
import { ownerOf } from './account';
import type { Account } from './account';
import { accessLog, nginxConfig, workFolder } from './config';

const run = promisify(execFile);

/** The interval at which rewrites and certificate are checked for changes. */
const POLL_MS = 1000;

/** nginx logs there until it has read its configuration. */
const START = ['-e', 'stderr'];

/** The current configuration. nginx must reload when `mark` changes. */
async function currentConfig(
  env: Env,
  workers: Account | undefined,
): Promise<{ readonly config: string; readonly mark: string }> {
  const folder = await servedFolder(foldersOf(env.dataDir).current);
  const facts = folder && (await undefinedIfMissing(readFacts(folder)));
  const config = nginxConfig(env, facts ? facts.rewrites : undefined, workers);
  const certificate = env.tls && (await stat(env.tls.certificate)).mtimeMs;
  return { config, mark: `${config}${String(certificate)}` };
}

async function assertValid(nginx: string, file: string): Promise<void> {
  await run(nginx, [...START, '-t', '-q', '-c', file]).catch((error: unknown) => {
    throw new Failure(`nginx rejects its configuration: ${messageOf(error)}`);
  });
}

/** The workers also write into the folder. */
async function giveToOwner(dataDir: string, folder: string): Promise<void> {
  const { uid, gid } = await stat(dataDir);
  await chown(folder, uid, gid);
}

/**
 * Runs nginx until the command ends. It reloads when the rewrites of the served release or the certificate change; a
 * reload loses no request.
 * @param nginx the path of the program
 * @throws Failure if nginx ends or rejects its configuration
 */
export async function runNginx(env: Env, nginx: string): Promise<never> {
  const folder = workFolder(env.dataDir);
  const file = join(folder, 'nginx.conf');
  await mkdir(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const workers = isRoot ? await ownerOf(env.dataDir) : undefined;
  if (isRoot) await giveToOwner(env.dataDir, folder);
  const stopRotating = keepRotating(accessLog(env.dataDir));
  registerCleanup(() => {
    stopRotating();
    return Promise.resolve();
  });
  let { config, mark } = await currentConfig(env, workers);
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
      const wanted = await currentConfig(env, workers);
      if (wanted.mark === mark) continue;
      ({ config, mark } = wanted);
      await writeAtomically(`${file}.next`, config);
      await assertValid(nginx, `${file}.next`);
      await writeAtomically(file, config);
      child.kill('SIGHUP');
      log('nginx reloads its configuration.');
    } catch (error) {
      // nginx continues with the previous configuration.
      log(messageOf(error));
    }
  }
}
