import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { readEnv } from '../settings/env';
import { addSampleContent, addTexts } from '../sample';

/** Fills the database from outside a running CMS: with `--texts` its texts alone, else all sample content. */
async function seed(): Promise<void> {
  const appDir = path.resolve(__dirname, '../../..');
  const app = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  try {
    if (process.argv.includes('--texts')) await addTexts(app);
    else await addSampleContent(app, readEnv().samplePassword);
  } finally {
    await app.destroy();
  }
}

seed().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
