import type { Core } from '@strapi/strapi';
import { StartFault } from '../settings/start-fault';
import { sampleProgress } from './progress';

/**
 * Holds production off a database that has been filled with sample content, whose accounts everyone knows.
 * @throws StartFault
 */
export async function assertNoSample(strapi: Core.Strapi): Promise<void> {
  if ((await sampleProgress(strapi).get()) === undefined) return;
  throw new StartFault(
    'This database has been filled with sample content, whose passwords everyone knows: where APP_ENV is ' +
      'production, name another one by DATABASE_URL or DATA_DIR.',
  );
}
