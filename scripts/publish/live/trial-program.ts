import { readEnv } from '../../../cms/src/env';
import { foldersOf } from '../../lib/folders';
import { runVerb } from '../../lib/verb';
import { runPublisher } from './service';
import { makeTrialBundle } from './trial-bundle';

/** The publisher, with pages that need no build of the site: for tests that have a CMS alone. */
await runVerb(
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
