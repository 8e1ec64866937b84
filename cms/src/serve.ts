import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { explainStartError } from './database/start-errors';
import { assertNotRestoring } from './settings/backup-files';
import { readEnv } from './settings/env';
import { keepDataPrivate } from './settings/private-data';
import { StartupError } from './settings/startup-error';

/**
 * The program that serves, in the place of `strapi start`: that would bury a fault of the settings, which a person is
 * to mend, in the stacks of what came across it.
 */
async function serve(): Promise<void> {
  const env = readEnv();
  assertNotRestoring(env.dataDir);
  keepDataPrivate(env.dataDir);
  const appDir = path.resolve(__dirname, '../..');
  const app = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  try {
    await app.load();
  } catch (error) {
    const explained = explainStartError(error, env);
    if (explained instanceof StartupError) throw explained;
    app.stopWithError(explained);
  }
  await app.start();
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
