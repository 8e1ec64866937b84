import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { makeSuperAdmin } from './services/super-admin';

/** The request of `npm run account` to this program, and its answer. */
export interface Request {
  readonly userId: string;
  readonly password: string;
}
export type Answer = { readonly isNew: boolean } | { readonly fault: string };

/** Creates a super admin beside a running CMS, which sees it at once. */
async function answer({ userId, password }: Request): Promise<Answer> {
  const appDir = path.resolve(__dirname, '../../../..');
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
    .then((response) => {
      process.send?.(response, undefined, undefined, () => process.exit());
    });
});
