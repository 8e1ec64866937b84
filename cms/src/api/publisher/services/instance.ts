import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** It stays the same while a CMS runs, and is asked for with every look for changes. */
const known = new WeakMap<Core.Strapi, string>();

/** A name that tells this database from every other one, given by the first who asks. */
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
