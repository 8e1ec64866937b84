import { basename, join, relative } from 'node:path';
import { readEnv } from '../../cms/src/settings/env';
import type { Env } from '../../cms/src/settings/env';
import { compileCms } from '../build/cms';
import { registerCleanup } from '../lib/cleanup';
import { foldersOf } from '../lib/folders';
import { withLock } from '../lib/lock';
import { log, step } from '../lib/log';
import { runCommand } from '../lib/command';
import { readArguments } from './arguments';
import { assertReportIsApart } from './check-report';
import { openCmsStore } from './cms-store';
import { openCsv } from './open-csv';
import { openDryStore } from './dry-store';
import { findMapping } from './find-mapping';
import { importFile } from './import-file';
import type { Plan } from './import-file';

const TAKEN = 'Another import into this data folder is running: wait for its end, or end it.';

/** Imports by a program of the CMS; also a dry run of an export, which compares with what is stored by the CMS's rules. */
async function importByCms(env: Env, plan: Plan): Promise<void> {
  const { area, dryRun, mapping } = plan;
  await compileCms();
  const target = { kind: mapping.kind, area, dryRun };
  const store = await step('Opening the CMS', () => openCmsStore(env, target));
  await importFile(plan, store);
  await store.close();
}

async function importForGood(env: Env, plan: Plan): Promise<void> {
  await withLock(join(env.dataDir, 'import.lock'), TAKEN, async () => {
    await importByCms(env, plan);
  });
}

async function tryImport(env: Env, plan: Plan): Promise<void> {
  if (plan.mapping.codeColumn !== undefined) {
    await importByCms(env, plan);
    return;
  }
  const store = await openDryStore(env, plan.mapping.kind);
  registerCleanup(() => store.close());
  await importFile(plan, store);
}

/** A unique name for each run, because an older report contains the codes of its listings. */
function reportName(file: string): string {
  const second = new Date().toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
  return `import-${basename(file, '.csv')}-${second}.csv`;
}

/** `npm run import`: imports the listings of a CSV file into an area. */
await runCommand(async () => {
  const { area, file, dryRun, ...choice } = readArguments(process.argv.slice(2), process.env);
  if (choice.report !== undefined) {
    await assertReportIsApart(choice.report, { file, mapping: choice.mapping });
  }
  const csv = await openCsv(file);
  const mapping = await findMapping(file, csv.header, choice);
  const env = readEnv();
  const report =
    choice.report ?? relative('.', join(foldersOf(env.dataDir).logs, reportName(file)));
  const plan: Plan = { csv, name: basename(file), mapping, area, report, dryRun };
  log(`${plan.name} by the mapping ${mapping.name}${dryRun ? '; nothing is written' : ''}.`);
  await (dryRun ? tryImport(env, plan) : importForGood(env, plan));
});
