import path from 'node:path';
import { parseArgs } from 'node:util';
import { createStrapi } from '@strapi/strapi';
import { readEnv } from '../../settings/env';
import { findOrphans } from './find-orphans';
import type { PruneResult } from './messages';
import { removeOrphans } from './remove-orphans';

const HOUR = 60 * 60 * 1000;

/**
 * The program that `npm run images:prune` starts. It finds orphans older than `--hours`, deletes them with `--delete`, and
 * sends them to the parent process.
 */
async function prune(): Promise<PruneResult> {
  const options = { delete: { type: 'boolean' }, hours: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const appDir = path.resolve(__dirname, '../../../..');
  const app = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  try {
    const olderThan = new Date(Date.now() - Number(values.hours) * HOUR);
    const found = await findOrphans(app, readEnv(), olderThan);
    if (values.delete) await removeOrphans(app, found);
    return { orphans: found.map(({ path: url, kind, bytes }) => ({ path: url, kind, bytes })) };
  } finally {
    await app.destroy();
  }
}

prune().then(
  (pruned) => {
    process.send?.(pruned, undefined, undefined, () => process.exit(0));
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
