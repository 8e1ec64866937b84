import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** A cache: the name does not change while a CMS runs, and every request for changes needs it. */
const known = new WeakMap<Core.Strapi, string>();

/** The unique name of this database. The first call creates it. */
export async function instanceOf(strapi: Core.Strapi): Promise<string> {
  const seen = known.get(strapi);
  if (seen !== undefined) return seen;
  const store = strapi.store({ type: 'core', name: 'site' });
  const stored: unknown = await store.get({ key: 'instance' });
  if (typeof stored === 'string') {
    known.set(strapi, stored);
    return stored;
  }
  const instance = randomUUID();
  await store.set({ key: 'instance', value: instance });
  return instance;
}
