import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { explainStartError } from './database/start-errors';
import { assertNotRestoring } from './settings/backup-files';
import { readEnv } from './settings/env';
import { keepDataPrivate } from './settings/private-data';
import { StartupError } from './settings/startup-error';

/** Replaces `strapi start`, which reports a wrong setting only with stack traces. */
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
