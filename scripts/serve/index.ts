import { readEnv } from '../../cms/src/settings/env';
import { runProduction } from '../lib/one-machine';
import { runCommand } from '../lib/command';

/** `npm run serve`: production on one machine: the CMS, the publisher and the static server, without sample content. */
await runCommand(
  async () => {
    const env = readEnv();
    await runProduction(
      env,
      `\n  Site    ${env.siteUrl}\n  CMS     ${env.cmsUrl}\n  Panel   ${env.cmsUrl}/admin\n`,
    );
  },
  { untilStopped: true },
);
