import { parseArgs } from 'node:util';
import { readEnv } from '../../cms/src/settings/env';
import type { PruneRequest } from '../../cms/src/media/prune/messages';
import { compileCms } from '../build/cms';
import { Failure } from '../lib/failure';
import { step } from '../lib/log';
import { runCommand } from '../lib/command';
import { linesOf } from './list';
import { runPrune } from './run-prune';

/** The default of `--hours`: a record references its upload within minutes. */
const DEFAULT_HOURS = '1';

function readOptions(): PruneRequest {
  const { values } = parseArgs({
    options: {
      delete: { type: 'boolean', default: false },
      hours: { type: 'string', default: DEFAULT_HOURS },
    },
  });
  const hours = Number(values.hours);
  if (values.hours.trim() === '' || !Number.isFinite(hours) || hours < 0)
    throw new Failure('--hours must be a number of hours, 0 or above.');
  return { delete: values.delete, hours };
}

/**
 * `npm run images:prune`: lists the stored pictures that nothing references, and the files that belong to no picture;
 * with `--delete`, removes them. Files younger than `--hours` (1) stay.
 */
await runCommand(async () => {
  const options = readOptions();
  const env = readEnv();
  await compileCms();
  const orphans = await step('Looking through the pictures', () => runPrune(env, options));
  for (const line of linesOf(orphans, options.delete)) console.log(line);
});
