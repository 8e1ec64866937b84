import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** A name that tells this database from every other one, given by the first who asks. */
export async function instanceOf(strapi: Core.Strapi): Promise<string> {
  const store = strapi.store({ type: 'core', name: 'site' });
  const known: unknown = await store.get({ key: 'instance' });
  if (typeof known === 'string') return known;
  const instance = randomUUID();
  await store.set({ key: 'instance', value: instance });
  return instance;
}
