import type { Core } from '@strapi/strapi';
import { nextNumber } from './counters';

/**
 * Runs a write of accounts in one transaction. The counter works as a mutex, so that a free phone number stays free
 * until the write stores it.
 */
export async function inAccountWrite<T>(strapi: Core.Strapi, write: () => Promise<T>): Promise<T> {
  return await strapi.db.transaction(async () => {
    await nextNumber(strapi, 'account writes', 1);
    return await write();
  });
}
