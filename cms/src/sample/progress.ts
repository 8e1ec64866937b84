import type { Core } from '@strapi/strapi';

/** How far the database has been filled with sample content; undefined where it never was. */
export type Progress = 'begun' | 'done' | undefined;

const KEY = 'progress';

export function sampleProgress(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'core', name: 'sample' });
  return {
    get: async () => ((await store.get({ key: KEY })) ?? undefined) as Progress,
    set: (value: Exclude<Progress, undefined>) => store.set({ key: KEY, value }),
  };
}
