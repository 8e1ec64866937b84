import { readEnv } from '../../cms/src/settings/env';
import { runOneMachine } from '../lib/one-machine';
import { runCommand } from '../lib/command';
import { welcome } from './welcome';

/** `npm start`: the demonstration. The CMS with the sample content, the site built, published and served. */
await runCommand(
  async () => {
    const env = readEnv({ ...process.env, SAMPLE_CONTENT: 'true' });
    await runOneMachine(env, welcome(env), true);
  },
  { untilStopped: true },
);
