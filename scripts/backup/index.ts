import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../../cms/src/settings/env';
import { keepDataPrivate } from '../../cms/src/settings/private-data';
import { runCommand } from '../lib/command';
import { Failure } from '../lib/failure';
import { log, step } from '../lib/log';
import { destinationOf, removeOld } from './destination';
import { makeBackup } from './make-backup';

function readOptions() {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      // Only later versions of Node's parser support `--no-…`.
      'no-secrets': { type: 'boolean', default: false },
    },
  });
  const kept = values.keep === undefined ? Infinity : Number(values.keep);
  if (values.keep !== undefined && !/^[1-9]\d*$/.test(values.keep))
    throw new Failure('--keep must be a number of backups, 1 or above.');
  return { to: values.to, kept, hasSecrets: !values['no-secrets'] };
}

/**
 * `npm run backup`: saves database, pictures and secrets as one file while everything runs. `--to` sets a folder or
 * `s3://bucket/prefix` (`BACKUP_TO`, else `backups` in the data folder), `--keep` the number of backups that stay
 * there.
 */
await runCommand(async () => {
  const { to, kept, hasSecrets } = readOptions();
  const env = readEnv();
  keepDataPrivate(env.dataDir);
  // Searches and writes of the CMS have priority.
  setPriority(constants.priority.PRIORITY_LOW);
  const destination = destinationOf(env, to ?? env.backupTo ?? path.join(env.dataDir, 'backups'));
  const made = await step('Saving', () => makeBackup(env, destination, hasSecrets));
  for (const name of made.missing)
    log(`The picture ${name} is not in the backup: its file is missing.`);
  log(
    `${made.file}: revision ${String(made.revision)}, ${String(made.pictures)} pictures and renditions, ${(made.bytes / 1e6).toFixed(1)} MB`,
  );
  for (const name of await removeOld(destination, kept)) log(`Removed the old backup ${name}`);
});
