import { readEnv } from '../../cms/src/env';
import { runOneMachine } from '../lib/one-machine';
import { runVerb } from '../lib/verb';
import { welcome } from './welcome';

/** `npm start`: the demonstration. The CMS with the sample content, the site built, published and served. */
await runVerb(
  async () => {
    const env = readEnv({ ...process.env, SAMPLE_CONTENT: 'true' });
    await runOneMachine(env, welcome(env), true);
  },
  { untilStopped: true },
);
