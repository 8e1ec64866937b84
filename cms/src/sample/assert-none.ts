import type { Core } from '@strapi/strapi';
import { StartupError } from '../settings/startup-error';
import { sampleProgress } from './progress';

/**
 * Holds production off a database that has been filled with sample content, whose accounts everyone knows.
 * @throws StartFault
 */
export async function assertNoSample(strapi: Core.Strapi): Promise<void> {
  if ((await sampleProgress(strapi).get()) === undefined) return;
  throw new StartupError(
    'This database has been filled with sample content, whose passwords everyone knows: where APP_ENV is ' +
      'production, name another one by DATABASE_URL or DATA_DIR.',
  );
}
