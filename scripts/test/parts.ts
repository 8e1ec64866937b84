import path from 'node:path';
import { buildCms } from '../build/cms';
import { buildPanel } from '../build/panel';
import { runChecks } from '../check/checks';
import { chore, task } from '../check/task';
import type { Counts, Outcome } from '../check/task';
import { findOrInstall } from '../lib/debian';
import { cmsFolder } from '../lib/folders';
import { startPostgres } from '../lib/postgres';
import type { RunningProcess } from '../lib/processes';
import { createTempFolder, fastPlace } from '../lib/temp-folder';
import { findAnyDatabaseTests } from './any-database';
import { runCrashTest } from './crash-test';
import { planEnvironment, startProduct } from './environment';
import type { TestEnvironment } from './environment';
import { copyLogs } from './failures';
import type { Part, TestPlan } from './plan';
import { runJest } from './runners';
import { runPublishingSpecs, runSpecs } from './specs';
import { testStartLines } from './start-lines';

/** The number of times that `--all` kills a backup and a restore. */
const TEST_KILLS = '25';

const hasFailed = ({ failed }: Outcome): boolean => failed > 0;
const PRODUCT_PARTS: readonly Part[] = ['e2e', 'start-lines', 'crash'];
const CONTRACT_PARTS: readonly Part[] = ['contract', 'postgres'];

/**
 * Runs parts of the tests. A failure skips only the steps that depend on the failed one, so that one run shows every
 * failure. The checks and unit tests run while the product is built and started. The specs that compare pages with the
 * published content have the machine to themselves. The specs and kills that change it often wait for one process, so
 * contract tests run beside them.
 * @param place an empty folder for their output
 */
export async function runParts(plan: TestPlan, place: string): Promise<Outcome[]> {
  const environment = await planEnvironment(place);
  const { parts, isAll } = plan;
  const needsProduct = PRODUCT_PARTS.some((part) => parts.has(part));
  const needsCms = needsProduct || CONTRACT_PARTS.some((part) => parts.has(part));
  const compiled = needsCms ? await chore('Compiling the CMS', buildCms) : undefined;
  const hasCms = compiled !== undefined && !hasFailed(compiled);
  const [tests, product] = await Promise.all([
    runWithoutCms(parts, place),
    needsProduct && hasCms ? startTestProduct(parts, environment) : undefined,
  ]);
  const outcomes = [...(compiled ? [compiled] : []), ...tests, ...(product?.outcomes ?? [])];
  const running = product?.running;
  if (running) outcomes.push(...(await testPublished(plan, environment, running, place)));
  const rest = await Promise.all([
    hasCms ? contractTests(parts, isAll) : [],
    running ? testChanges(plan, environment, running, place) : [],
  ]);
  outcomes.push(...rest.flat());
  if (product && outcomes.some(hasFailed)) await copyLogs(environment);
  return outcomes;
}

/** Runs checks and unit tests, one after the other: each of them uses both cores. */
async function runWithoutCms(parts: ReadonlySet<Part>, place: string): Promise<Outcome[]> {
  const outcomes = parts.has('check') ? await runChecks(place) : [];
  return parts.has('unit') ? [...outcomes, ...(await unitTests(place))] : outcomes;
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
  if (!CONTRACT_PARTS.some((part) => parts.has(part))) return [];
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

/** The product, built and started. */
interface TestProduct {
  readonly outcomes: readonly Outcome[];
  /** Undefined if it does not run. */
  readonly running: RunningProcess | undefined;
}

async function startTestProduct(
  parts: ReadonlySet<Part>,
  environment: TestEnvironment,
): Promise<TestProduct> {
  const panel = parts.has('e2e')
    ? [await chore('Building the panel', () => buildPanel(environment.env))]
    : [];
  let product: RunningProcess | undefined;
  const start = await chore('npm start', async () => {
    product = await startProduct(environment);
  });
  const outcomes = [...panel, start];
  return { outcomes, running: outcomes.some(hasFailed) ? undefined : product };
}

/** Runs the tests that leave the published content as it is. */
async function testPublished(
  { parts, isAll }: TestPlan,
  environment: TestEnvironment,
  product: RunningProcess,
  place: string,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  if (parts.has('start-lines')) outcomes.push(await testStartLines(environment, place));
  if (parts.has('e2e')) outcomes.push(await runSpecs(environment, product, place, isAll));
  return outcomes;
}

/** Runs the tests that change it, or that end the product. */
async function testChanges(
  { parts, isAll }: TestPlan,
  environment: TestEnvironment,
  product: RunningProcess,
  place: string,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  if (parts.has('e2e')) outcomes.push(await runPublishingSpecs(environment, product, place, isAll));
  await product.stop();
  if (parts.has('crash')) outcomes.push(await runCrashTest(environment, isAll));
  return outcomes;
}
