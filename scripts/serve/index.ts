import { readEnv } from '../../cms/src/env';
import { runOneMachine } from '../lib/one-machine';
import { runVerb } from '../lib/verb';

/** `npm run serve`: production on one machine. The CMS, the publisher and the site's server, without sample content. */
await runVerb(
  async () => {
    const env = readEnv();
    await runOneMachine(
      env,
      `\n  Site    ${env.siteUrl}\n  CMS     ${env.cmsUrl}\n  Panel   ${env.cmsUrl}/admin\n`,
      false,
    );
  },
  { untilStopped: true },
);
