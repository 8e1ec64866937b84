import { readEnv } from '../../../cms/src/env';
import { foldersOf } from '../../lib/folders';
import { runCommand } from '../../lib/command';
import { runPublisher } from './service';
import { makeTrialBundle } from './trial-bundle';

/** The publisher, with pages that need no build of the site: for tests that have a CMS alone. */
await runCommand(
  () =>
    runPublisher(
      readEnv(),
      true,
      () => Promise.resolve(),
      async ({ dataDir }) => ({
        folder: await makeTrialBundle(foldersOf(dataDir).bundles, 'trial'),
        built: true,
      }),
    ),
  { untilStopped: true },
);
