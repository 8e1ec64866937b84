import type { Core } from '@strapi/strapi';
import { StartupError } from '../settings/startup-error';

/** The progress of adding the sample content to the database; undefined if it was never added. */
export type Progress = 'begun' | 'done' | undefined;

const KEY = 'progress';

export function sampleProgress(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'core', name: 'sample' });
  return {
    get: async () => ((await store.get({ key: KEY })) ?? undefined) as Progress,
    set: (value: Exclude<Progress, undefined>) => store.set({ key: KEY, value }),
  };
}

/**
 * Rejects a database with sample content for production, because the sample passwords are public.
 * Source: docs/contract.md, "Sample content".
 * @throws StartupError
 */
export async function assertNoSample(strapi: Core.Strapi): Promise<void> {
  if ((await sampleProgress(strapi).get()) === undefined) return;
  throw new StartupError(
    'This database contains sample content, whose passwords are public. With APP_ENV=production, set DATABASE_URL ' +
      'or DATA_DIR to another database.',
  );
}
