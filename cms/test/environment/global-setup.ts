import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createStorage, setTemplate, variablesOf } from './storage';

const CMS_DIR = path.resolve(__dirname, '../..');
const BOOT_ONCE = `require('@strapi/strapi')
  .createStrapi({ appDir: ${JSON.stringify(CMS_DIR)}, distDir: ${JSON.stringify(path.join(CMS_DIR, 'dist'))} })
  .load()
  .then((strapi) => strapi.destroy())`;

/**
 * Boots the compiled CMS once on an empty storage. Each test file starts with a copy, because creating tables takes
 * seconds.
 */
export default async function setUp(): Promise<void> {
  const template = await createStorage();
  setTemplate(template);
  await promisify(execFile)(process.execPath, ['-e', BOOT_ONCE], {
    cwd: CMS_DIR,
    env: { ...process.env, ...variablesOf(template) },
  });
}
