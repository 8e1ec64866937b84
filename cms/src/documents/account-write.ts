import type { Core } from '@strapi/strapi';
import { nextNumber } from './counters';

/**
 * Runs a write of accounts in one transaction. Its writers take their turns, so that a number that is free stays
 * free until it is taken.
 */
export async function inAccountWrite<T>(strapi: Core.Strapi, write: () => Promise<T>): Promise<T> {
  return await strapi.db.transaction(async () => {
    await nextNumber(strapi, 'account writes', 1);
    return await write();
  });
}
