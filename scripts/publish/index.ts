import { parseArgs } from 'node:util';
import { readEnv } from '../../cms/src/settings/env';
import { log } from '../lib/log';
import { runCommand } from '../lib/command';
import { requestPublisher, isPublisherRunning } from '../publisher/control/publisher-client';
import { describeOnDisk, describeStatus } from './describe-status';
import { feedOf, publishOnce } from '../publisher/run-publisher';
import { statusOnDisk } from './status-on-disk';

/**
 * `npm run publish`: publishes the content of the running CMS. `--rollback` goes back to the previous code and
 * editorial content, and each further call goes further back; `--status` prints the status. If a publisher runs, it
 * does the work.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      rollback: { type: 'boolean', default: false },
      status: { type: 'boolean', default: false },
    },
  });
  const env = readEnv();
  const isRunning = await isPublisherRunning(env);
  if (values.status) {
    log(
      isRunning
        ? describeStatus(await requestPublisher(env))
        : describeOnDisk(await statusOnDisk(env, feedOf(env)), env.publisherUrl),
    );
    return;
  }
  const wanted = values.rollback ? 'rollback' : 'build';
  if (!isRunning) {
    await publishOnce(env, wanted);
    return;
  }
  await requestPublisher(env, wanted);
  log('The publisher has been asked; npm run publish -- --status tells how far it is.');
});
