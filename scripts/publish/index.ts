import { readEnv } from '../../cms/src/env';
import { runVerb } from '../lib/verb';
import { publishSite } from './publish-site';

/** `npm run publish`: publishes what the running CMS has now. */
await runVerb(() => publishSite(readEnv()));
