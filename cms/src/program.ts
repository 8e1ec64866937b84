import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import type { Core } from '@strapi/strapi';
import { assertNotRestoring } from './settings/backup-files';
import { readEnv } from './settings/env';
import { keepDataPrivate } from './settings/private-data';

const appDir = path.resolve(__dirname, '../..');

/** The code of an error of Node or of a database driver, such as `SQLITE_BUSY`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/**
 * Makes this process a program of the CMS: it loads Strapi on the CMS's database without a server, and handles the
 * requests of its parent process. A CMS that runs at the same time sees its writes immediately. It exits when the
 * parent disconnects, for any reason; uncommitted writes are lost.
 */
export function serveRequests(
  handle: (strapi: Core.Strapi, request: never) => Promise<unknown>,
): void {
  const { dataDir } = readEnv();
  assertNotRestoring(dataDir);
  keepDataPrivate(dataDir);
  const loading = createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  // Each request reports the error.
  loading.catch(() => undefined);
  const replyTo = async (request: unknown) => {
    try {
      return { response: await handle(await loading, request as never) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { error: { message, code: codeOf(error) } };
    }
  };
  process.on('disconnect', () => process.exit());
  process.on('message', (request) => {
    void replyTo(request).then((reply) => {
      process.send?.(reply, undefined, undefined, (error) => {
        if (error) process.exit();
      });
    });
  });
}
