import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { readEnv } from './settings/env';
import { StartupError } from './settings/startup-error';

/**
 * The program that serves, in the place of `strapi start`: that would bury a fault of the settings, which a person is
 * to mend, in the stacks of what came across it.
 */
async function serve(): Promise<void> {
  readEnv();
  const appDir = path.resolve(__dirname, '../..');
  const app = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  try {
    await app.load();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    app.stopWithError(error);
  }
  await app.start();
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
