import { parseArgs } from 'node:util';
import { readEnv } from '../../cms/src/settings/env';
import { buildCms } from '../build/cms';
import { Failure } from '../lib/failure';
import { step } from '../lib/log';
import { runCommand } from '../lib/command';
import { listOf } from './list';
import { runPrune } from './run-prune';
import type { PruneOptions } from './run-prune';

/** An upload's record names it minutes later, at most. */
const STANDARD_HOURS = '1';

/** @throws Failure that says how it is called */
function readOptions(args: readonly string[]): PruneOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      delete: { type: 'boolean', default: false },
      hours: { type: 'string', default: STANDARD_HOURS },
    },
  });
  const hours = Number(values.hours);
  if (values.hours.trim() === '' || !Number.isFinite(hours) || hours < 0)
    throw new Failure('--hours must be a number of hours, 0 or above.');
  return { delete: values.delete, hours };
}

/**
 * `npm run images:prune`: lists the stored pictures that nothing names, and files of the storage that belong to no
 * picture; with `--delete`, removes them. What is younger than `--hours` (1) is left alone.
 */
await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  const env = readEnv();
  await step('Compiling the CMS', async (note) => {
    if (!(await buildCms())) note('unchanged');
  });
  const { orphans } = await step('Looking through the pictures', () => runPrune(env, options));
  for (const line of listOf(orphans, options.delete)) console.log(line);
});
