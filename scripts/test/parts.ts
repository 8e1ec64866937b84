import path from 'node:path';
import { buildCms } from '../build/cms';
import { buildPanel } from '../build/panel';
import { runChecks } from '../check/checks';
import { chore, task } from '../check/task';
import type { Outcome } from '../check/task';
import { findOrInstall } from '../lib/debian';
import { startPostgres } from '../lib/postgres';
import { runCrashTest } from './crash-test';
import { runJest } from './runners';
import { planEnvironment } from './environment';
import type { TestEnvironment } from './environment';
import { testStartLines } from './start-lines';
import { runSpecs, startTestProduct } from './specs';

/** All of them run where none is named. */
export const PARTS = ['check', 'unit', 'contract', 'e2e', 'endure'] as const;
export type Part = (typeof PARTS)[number];

export const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

/**
 * Runs parts of the tests. A failure keeps only that from being run which cannot do without what
 * failed, so that one run shows every fault. What does not need each other runs side by side.
 *
 * @param place an empty folder for whatever they write
 */
export async function runParts(parts: ReadonlySet<Part>, place: string): Promise<Outcome[]> {
  const stage = await planEnvironment(place);
  const [still, built] = await Promise.all([checkAndUnit(parts, place), build(parts, stage)]);
  const outcomes = [...still, ...built];
  if (built.some(({ failed }) => failed > 0)) return outcomes;

  const [contract, raised] = await Promise.all([
    parts.has('contract') ? contractTests(place) : [],
    needsProduct(parts) ? startTestProduct(stage) : undefined,
  ]);
  outcomes.push(...contract);
  if (!raised) return outcomes;
  outcomes.push(raised.outcome);
  if (!raised.product) return outcomes;
  if (parts.has('e2e')) {
    outcomes.push(await testStartLines(stage, place));
    outcomes.push(...(await runSpecs(stage, place)));
  }
  await raised.product.stop();
  if (parts.has('endure')) outcomes.push(await runCrashTest(stage));
  return outcomes;
}

const needsProduct = (parts: ReadonlySet<Part>): boolean => parts.has('e2e') || parts.has('endure');

/** Among the unit tests are those that compare the own server with a real nginx. */
async function checkAndUnit(parts: ReadonlySet<Part>, place: string): Promise<Outcome[]> {
  const outcomes = parts.has('check') ? await runChecks(place) : [];
  if (parts.has('unit')) {
    const nginx = await chore('nginx', async () => {
      await findOrInstall('nginx');
    });
    if (nginx.failed > 0) return [...outcomes, nginx];
    const run = { folder: path.join(place, 'unit') };
    outcomes.push(await task('Unit tests', () => runJest('unit', run)));
  }
  return outcomes;
}

async function build(parts: ReadonlySet<Part>, { env }: TestEnvironment): Promise<Outcome[]> {
  if (!parts.has('contract') && !needsProduct(parts)) return [];
  const compiled = await chore('Compiling the CMS', () => buildCms());
  if (compiled.failed > 0 || !needsProduct(parts)) return [compiled];
  return [compiled, await chore('Building the panel', () => buildPanel(env))];
}

/** The same tests on both databases; those of Redis start a server of their own. */
async function contractTests(place: string): Promise<Outcome[]> {
  const redis = await chore('Redis', async () => {
    await findOrInstall('redis-server');
  });
  if (redis.failed > 0) return [redis];
  return Promise.all([
    task('Contract tests on SQLite', () =>
      runJest('contract', {
        folder: path.join(place, 'sqlite'),
        env: { DATABASE_CLIENT: 'sqlite', DATABASE_URL: '' },
      }),
    ),
    task('Contract tests on PostgreSQL', async () => {
      const { url, stop } = await startPostgres();
      const run = {
        folder: path.join(place, 'postgres'),
        env: { DATABASE_CLIENT: 'postgres', DATABASE_URL: url },
      };
      return runJest('contract', run).finally(stop);
    }),
  ]);
}
