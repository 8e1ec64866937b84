import { readEnv } from '../../cms/src/env';
import { onPath } from '../lib/debian';
import { Failure } from '../lib/failure';
import { assertPortFree } from '../lib/ports';
import { runVerb } from '../lib/verb';
import { keepServing } from './keep-serving';

/** `npm run nginx`: the published site, the stored pictures and the CMS, served by nginx. */
await runVerb(
  async () => {
    const env = readEnv();
    await assertPortFree(env.siteHost, env.sitePort, 'SITE_PORT');
    const nginx = await onPath('nginx');
    if (nginx === undefined) {
      throw new Failure('There is no nginx here. Install one with: apt-get install nginx');
    }
    await keepServing(env, nginx);
  },
  { untilStopped: true },
);
