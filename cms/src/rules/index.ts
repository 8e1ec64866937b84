import type { Core, Modules } from '@strapi/strapi';
import { KINDS, MASTERS } from '../domain';
import { listingRule } from './listing-rule';
import { masterRule } from './master-rule';
import { recordRule } from './record-rule';
import { inWrite } from '../changes/revision';
import { LISTING_UIDS, MASTER_UIDS, RECORD_NAMES, RECORD_UIDS } from '../uids';

/** What is written, before it is: the data to store, or a thrown fault. */
export type WriteRule = (write: {
  readonly strapi: Core.Strapi;
  readonly data: Readonly<Record<string, unknown>>;
  /** The stored record's id, where one is edited. */
  readonly documentId: string | undefined;
}) => Promise<Readonly<Record<string, unknown>>>;

const RULES: ReadonlyMap<string, WriteRule> = new Map([
  ...KINDS.map((kind) => [LISTING_UIDS[kind], listingRule(kind)] as const),
  ...MASTERS.map((master) => [MASTER_UIDS[master], masterRule(master)] as const),
  ...RECORD_NAMES.map((name) => [RECORD_UIDS[name], recordRule(name)] as const),
]);

type Middleware = Parameters<Modules.Documents.Service['use']>[0];

const WRITES: readonly string[] = ['create', 'update', 'delete', 'clone'];

/**
 * Holds every write of content through Strapi's Document Service, from whatever door, to the model's rules, in
 * one transaction with the revision that it makes.
 */
export function holdRules(strapi: Core.Strapi): void {
  const middleware: Middleware = async (context, next) => {
    if (!context.uid.startsWith('api::') || !WRITES.includes(context.action)) return next();
    return await inWrite(strapi, async () => {
      const rule = context.action === 'delete' ? undefined : RULES.get(context.uid);
      if (rule) {
        const params = context.params as { data?: Record<string, unknown>; documentId?: string };
        const data = params.data ?? {};
        params.data = { ...data, ...(await rule({ strapi, data, documentId: params.documentId })) };
      }
      return next();
    });
  };
  strapi.documents.use(middleware);
}
