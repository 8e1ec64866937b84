import path from 'node:path';
import { buildCms } from '../build/cms';
import { buildPanel } from '../build/panel';
import { runChecks } from '../check/checks';
import { chore, task } from '../check/task';
import type { Counts, Outcome } from '../check/task';
import { findOrInstall } from '../lib/debian';
import { cmsFolder } from '../lib/folders';
import { startPostgres } from '../lib/postgres';
import { createTempFolder, fastPlace } from '../lib/temp-folder';
import { findAnyDatabaseTests } from './any-database';
import { runCrashTest } from './crash-test';
import { planEnvironment, startProduct } from './environment';
import type { TestEnvironment } from './environment';
import { copyLogs } from './failures';
import type { Part, TestPlan } from './plan';
import { runJest } from './runners';
import { runSpecs } from './specs';
import { testStartLines } from './start-lines';

/** The number of times that `--all` kills a backup and a restore. */
const TEST_KILLS = '25';

const hasFailed = ({ failed }: Outcome): boolean => failed > 0;
const PRODUCT_PARTS: readonly Part[] = ['e2e', 'start-lines', 'crash'];
const CONTRACT_PARTS: readonly Part[] = ['contract', 'postgres'];

/**
 * Runs parts of the tests. A failure skips only the steps that depend on the failed one, so that one run shows every
 * failure. The checks, unit tests and contract tests run in one lane; in parallel the product is built and started. The
 * tests of the running product come last and have the machine to themselves.
 * @param place an empty folder for their output
 */
export async function runParts(plan: TestPlan, place: string): Promise<Outcome[]> {
  const environment = await planEnvironment(place);
  const needsProduct = PRODUCT_PARTS.some((part) => plan.parts.has(part));
  const needsCms = needsProduct || CONTRACT_PARTS.some((part) => plan.parts.has(part));
  const compiled = needsCms ? chore('Compiling the CMS', buildCms) : undefined;
  const [tests, product] = await Promise.all([
    runWithoutProduct(plan, place, compiled),
    needsProduct ? testProduct(plan, environment, compiled) : undefined,
  ]);
  const outcomes = [...(compiled ? [await compiled] : []), ...tests];
  if (!product) return outcomes;
  outcomes.push(...product.outcomes, ...(await product.test(place)));
  if (outcomes.some(hasFailed)) await copyLogs(environment);
  return outcomes;
}

/** Runs checks, unit tests and contract tests, one after the other: each of them uses both cores. */
async function runWithoutProduct(
  { parts, isAll }: TestPlan,
  place: string,
  compiled: Promise<Outcome> | undefined,
): Promise<Outcome[]> {
  const outcomes = parts.has('check') ? await runChecks(place) : [];
  if (parts.has('unit')) outcomes.push(...(await unitTests(place)));
  if (!CONTRACT_PARTS.some((part) => parts.has(part))) return outcomes;
  if (!compiled || hasFailed(await compiled)) return outcomes;
  return [...outcomes, ...(await contractTests(parts, isAll))];
}

/** Some of them compare the static server with a real nginx. */
async function unitTests(place: string): Promise<Outcome[]> {
  const nginx = await chore('nginx', () => findOrInstall('nginx'));
  if (hasFailed(nginx)) return [nginx];
  return [await task('Unit tests', () => runJest('unit', { folder: path.join(place, 'unit') }))];
}

/**
 * Runs the tests on each database and through both routers; those that neither can change run on PostgreSQL only with
 * `--all`. Their files are in memory, because SQLite waits for the disk at each write. The tests of Redis start their own
 * server.
 */
async function contractTests(parts: ReadonlySet<Part>, isAll: boolean): Promise<Outcome[]> {
  const redis = await chore('Redis', () => findOrInstall('redis-server'));
  if (hasFailed(redis)) return [redis];
  const outcomes: Outcome[] = [];
  const place = await createTempFolder('contract', await fastPlace());
  if (parts.has('contract')) {
    const run = {
      folder: path.join(place, 'sqlite'),
      env: { DATABASE_CLIENT: 'sqlite', DATABASE_URL: '', ...(isAll ? { TEST_KILLS } : {}) },
    };
    outcomes.push(await task('Contract tests on SQLite', () => runJest('contract', run)));
  }
  if (parts.has('postgres')) {
    outcomes.push(await task('Contract tests on PostgreSQL', () => testPostgres(place, isAll)));
  }
  return outcomes;
}

async function testPostgres(place: string, isAll: boolean): Promise<Counts> {
  const skipped = isAll ? [] : await findAnyDatabaseTests(path.join(cmsFolder, 'test'));
  const { url, stop } = await startPostgres();
  const run = {
    folder: path.join(place, 'postgres'),
    // Strapi's router answers in this run, and the route table in the run on SQLite.
    env: {
      ...{ DATABASE_CLIENT: 'postgres', DATABASE_URL: url, FAST_ROUTES: 'false' },
      SKIPPED_TESTS: skipped.join(),
    },
  };
  return runJest('contract', run).finally(stop);
}

/** The product, built and started, and its tests. */
interface TestedProduct {
  readonly outcomes: readonly Outcome[];
  readonly test: (place: string) => Promise<Outcome[]>;
}

async function testProduct(
  plan: TestPlan,
  environment: TestEnvironment,
  compiled: Promise<Outcome> | undefined,
): Promise<TestedProduct> {
  const nothing = { outcomes: [], test: () => Promise.resolve([]) };
  if (!compiled || hasFailed(await compiled)) return nothing;
  const panel = plan.parts.has('e2e')
    ? [await chore('Building the panel', () => buildPanel(environment.env))]
    : [];
  const start = await startTestProduct(environment);
  const outcomes = [...panel, start.outcome];
  if (outcomes.some(hasFailed)) return { ...nothing, outcomes };
  return { outcomes, test: (place) => runProductParts(plan, environment, start, place) };
}

/** The result of starting the product; `stop` ends it. */
interface StartedProduct {
  readonly outcome: Outcome;
  readonly stop: () => Promise<void>;
}

async function startTestProduct(environment: TestEnvironment): Promise<StartedProduct> {
  let stop = (): Promise<void> => Promise.resolve();
  const outcome = await chore('npm start', async () => {
    const product = await startProduct(environment);
    stop = () => product.stop();
  });
  return { outcome, stop: () => stop() };
}

async function runProductParts(
  { parts, isAll }: TestPlan,
  environment: TestEnvironment,
  { stop }: StartedProduct,
  place: string,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  if (parts.has('start-lines')) outcomes.push(await testStartLines(environment, place));
  if (parts.has('e2e')) outcomes.push(...(await runSpecs(environment, place, isAll)));
  await stop();
  if (parts.has('crash')) outcomes.push(await runCrashTest(environment, isAll));
  return outcomes;
}
