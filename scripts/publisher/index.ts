import { parseArgs } from 'node:util';
import { readEnv } from '../../cms/src/settings/env';
import { assertPortFree } from '../lib/ports';
import { log } from '../lib/log';
import { runCommand } from '../lib/command';
import { runPublisher } from './run-publisher';

/**
 * `npm run publisher`: publishes the site of a CMS that runs, and keeps it true from then on. With `--wait-for-build`
 * it does not answer before the site is of this code and content.
 */
await runCommand(
  async () => {
    const { values } = parseArgs({
      options: { 'wait-for-build': { type: 'boolean', default: false } },
    });
    const env = readEnv();
    await assertPortFree(env.publisherHost, env.publisherPort, 'PUBLISHER_PORT');
    await runPublisher(env, values['wait-for-build'], () => {
      log(`The publisher follows the CMS at ${env.cmsInternalUrl}.`);
      return Promise.resolve();
    });
  },
  { untilStopped: true },
);
