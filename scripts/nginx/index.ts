import { readEnv } from '../../cms/src/settings/env';
import { keepDataPrivate } from '../../cms/src/settings/private-data';
import { findOnPath } from '../lib/debian';
import { Failure } from '../lib/failure';
import { assertPortsFree } from '../lib/ports';
import { runCommand } from '../lib/command';
import { runNginx } from '../server/nginx/run-nginx';

/** `npm run nginx`: the published site, the stored pictures and the CMS, served by nginx. */
await runCommand(
  async () => {
    const env = readEnv();
    keepDataPrivate(env.dataDir);
    await assertPortsFree([{ host: env.siteHost, port: env.sitePort, variable: 'SITE_PORT' }]);
    const nginx = await findOnPath('nginx');
    if (nginx === undefined) {
      throw new Failure('There is no nginx here. Install one with: apt-get install nginx');
    }
    await runNginx(env, nginx);
  },
  { untilStopped: true },
);
