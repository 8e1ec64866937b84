import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { makeSuperAdmin } from './services/super-admin';

/** What `npm run account` asks of this program, and what it is told. */
export interface Request {
  readonly userId: string;
  readonly password: string;
}
export type Answer = { readonly isNew: boolean } | { readonly fault: string };

/** Makes a super admin from outside a running CMS, which sees it at once. */
async function answer({ userId, password }: Request): Promise<Answer> {
  const appDir = path.resolve(__dirname, '../../..');
  const app = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  try {
    return { isNew: await makeSuperAdmin(app, userId, password) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  } finally {
    await app.destroy();
  }
}

process.once('message', (ask: Request) => {
  void answer(ask)
    .catch((error: unknown) => ({ fault: String(error) }))
    .then((told) => {
      process.send?.(told, undefined, undefined, () => process.exit());
    });
});
