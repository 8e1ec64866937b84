import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../../cms/src/settings/env';
import { buildCms } from '../build/cms';
import { cmsEnvironment } from '../lib/cms-process';
import { Failure } from '../lib/failure';
import { cmsFolder, foldersOf } from '../lib/folders';
import { runProcess } from '../lib/processes';
import { step } from '../lib/log';
import { runCommand } from '../lib/command';

/**
 * `npm run seed`: fills an empty database with the sample content; with `--texts`, with the landing page's texts,
 * the parameters and the legal texts alone, as production begins with. What is there stays as it is.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { texts: { type: 'boolean', default: false } } });
  const env = readEnv();
  if (env.appEnv === 'production' && !values.texts) {
    throw new Failure(
      'Production has no sample content: npm run seed -- --texts brings the texts alone.',
    );
  }
  await step('Compiling the CMS', async () => {
    await buildCms();
  });
  await step('Filling the database', () =>
    runProcess({
      name: 'The fill',
      args: [join(cmsFolder, 'dist/src/seed/main.js'), ...(values.texts ? ['--texts'] : [])],
      cwd: cmsFolder,
      // The program fills by itself; its boot must not.
      env: { ...cmsEnvironment(env), SAMPLE_CONTENT: 'false', NODE_ENV: 'production' },
      log: join(foldersOf(env.dataDir).logs, 'seed.log'),
    }),
  );
});
