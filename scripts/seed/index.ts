import { parseArgs } from 'node:util';
import { readEnv } from '../../cms/src/settings/env';
import { compileCms } from '../build/cms';
import { requestCms } from '../lib/cms-program';
import { Failure } from '../lib/failure';
import { step } from '../lib/log';
import { runCommand } from '../lib/command';

/**
 * `npm run seed`: fills an empty database with the sample content. With `--texts` it adds only the landing page's
 * texts, the parameters and the legal texts, for the start of production. Stored records stay unchanged.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { texts: { type: 'boolean', default: false } } });
  const { texts: textsOnly } = values;
  const env = readEnv();
  if (env.appEnv === 'production' && !textsOnly)
    throw new Failure(
      'Production has no sample content: npm run seed -- --texts brings the texts alone.',
    );
  await compileCms();
  await step('Filling the database', () =>
    requestCms(env, { name: 'seed/main', log: 'seed.log' }, { textsOnly }),
  );
});
