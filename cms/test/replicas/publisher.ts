import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './start-replicas';
import type { Replicas } from './start-replicas';

const REPOSITORY = path.resolve(__dirname, '../../..');
const PROGRAM = 'publisher/fixtures/publisher-with-fake-bundle';

/** The pages of a publisher that queries one of the two CMS replicas. */
export interface Published {
  /** A page, read once the pages show everything up to a revision. */
  readonly page: (address: string, revision: number) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts a publisher; resolves when it has published everything. */
export async function startPublisher({ cms, dataDir, settings }: Replicas): Promise<Published> {
  const current = path.join(dataDir, 'site', 'current');
  const log = path.join(dataDir, 'publisher.log');
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [path.join(REPOSITORY, 'scripts/run.mjs'), PROGRAM], {
    cwd: REPOSITORY,
    env: {
      ...process.env,
      ...settings,
      CMS_INTERNAL_URL: cms[0].url,
      PUBLISHER_PORT: String(await freePort()),
    },
    stdio: ['ignore', output, output],
  });
  const stop = async (): Promise<void> => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  };
  const published = async (): Promise<number> => {
    if (child.exitCode !== null)
      throw new Error(`the publisher ended: ${readFileSync(log, 'utf8')}`);
    const text = await readFile(path.join(current, 'published.json'), 'utf8').catch(() => '{}');
    return (JSON.parse(text) as { revision?: number }).revision ?? -1;
  };
  const untilPublished = async (revision: number): Promise<void> => {
    while ((await published()) < revision) await delay(50);
  };
  await untilPublished(0);
  const page = async (address: string, revision: number): Promise<string> => {
    await untilPublished(revision);
    return readFile(path.join(current, address, 'index.html'), 'utf8');
  };
  return { page, stop };
}
