import type { Core } from '@strapi/strapi';
import { current, raise } from './counters';

const NAME = 'revision';

/**
 * The revision of a write of content. Raised first thing in the write's transaction, so that writers take their
 * turns: revisions become visible in their order, and SQLite's transactions never have to be promoted.
 */
export const nextRevision = (strapi: Core.Strapi): Promise<number> => raise(strapi, NAME, 1);

/** The last committed revision; 0 before the first write. */
export const currentRevision = async (strapi: Core.Strapi): Promise<number> =>
  (await current(strapi, NAME)) ?? 0;
