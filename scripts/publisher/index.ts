import { parseArgs } from 'node:util';
import { readEnv } from '../../cms/src/settings/env';
import { keepDataPrivate } from '../../cms/src/settings/private-data';
import { assertPortsFree } from '../lib/ports';
import { log } from '../lib/log';
import { runCommand } from '../lib/command';
import { runPublisher } from './run-publisher';

/**
 * `npm run publisher`: publishes the site of a running CMS, and follows the CMS. With `--wait-for-build` it is ready
 * only when the site is of this code and content.
 */
await runCommand(
  async () => {
    const { values } = parseArgs({
      options: { 'wait-for-build': { type: 'boolean', default: false } },
    });
    const env = readEnv();
    keepDataPrivate(env.dataDir);
    await assertPortsFree([
      { host: env.publisherHost, port: env.publisherPort, variable: 'PUBLISHER_PORT' },
    ]);
    await runPublisher(env, values['wait-for-build'], () => {
      log(`The publisher follows the CMS at ${env.cmsInternalUrl}.`);
    });
  },
  { untilStopped: true },
);
