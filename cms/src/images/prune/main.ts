import path from 'node:path';
import { parseArgs } from 'node:util';
import { createStrapi } from '@strapi/strapi';
import { readEnv } from '../../env';
import { findLeftovers } from './leftovers';
import type { Pruned } from './messages';
import { removeLeftovers } from './remove-leftovers';

const HOUR = 60 * 60 * 1000;

/**
 * The program that `npm run images:prune` starts beside itself: finds what pictures nothing names, older than `--hours`,
 * and removes them with `--delete`. It sends what it has found.
 */
async function prune(): Promise<Pruned> {
  const options = { delete: { type: 'boolean' }, hours: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const appDir = path.resolve(__dirname, '../../../..');
  const app = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  try {
    const olderThan = new Date(Date.now() - Number(values.hours) * HOUR);
    const found = await findLeftovers(app, readEnv(), olderThan);
    if (values.delete) await removeLeftovers(app, found);
    return { leftovers: found.map(({ path: url, kind, bytes }) => ({ path: url, kind, bytes })) };
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
