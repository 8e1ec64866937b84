import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readEnv } from '../../cms/src/settings/env';
import { Failure, messageOf } from '../lib/failure';
import { readIfExists } from '../lib/files';
import { foldersOf } from '../lib/folders';
import { log, step } from '../lib/log';
import { runCommand } from '../lib/command';
import { servedFolder } from '../publisher/release/release-facts';
import { SiteBucket } from './site-bucket';
import { upload } from './upload';
import type { KnownHashes } from './upload';

const POLL_MS = 1000;

/**
 * `npm run upload`: uploads the published site to the bucket SITE_S3_BUCKET; with `--watch`, again after each change.
 */
await runCommand(
  async () => {
    const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });
    const env = readEnv();
    if (!env.siteBucket) throw new Failure('There is no bucket to upload to: set SITE_S3_BUCKET.');
    const { current } = foldersOf(env.dataDir);
    const bucket = new SiteBucket(env.siteBucket);
    const known: KnownHashes = new Map();
    const uploadOnce = async (): Promise<void> => {
      const folder = await servedFolder(current);
      if (folder === undefined) throw new Failure('There is no published site: npm run publish.');
      await step('Uploading the site', async (note) => {
        const { uploaded, removed } = await upload(folder, bucket, known);
        note(`${String(uploaded)} files uploaded, ${String(removed)} removed`);
      });
    };
    if (!values.watch) {
      await uploadOnce();
      return;
    }
    let done: string | undefined;
    for (;;) {
      const state = `${String(await servedFolder(current))} ${String(await readIfExists(join(current, 'published.json')))}`;
      if (state !== done) {
        try {
          await uploadOnce();
          done = state;
        } catch (error) {
          log(`${messageOf(error)} It is tried again.`);
        }
      }
      await delay(POLL_MS);
    }
  },
  { untilStopped: true },
);
