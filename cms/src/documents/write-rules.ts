import type { Core, Modules } from '@strapi/strapi';
import { KINDS, MASTERS } from '../domain';
import { listingRule } from '../api/listing/services/write-rule';
import { withChangeLog } from './logged';
import { masterRule } from '../api/master/services/write-rule';
import { parameterRule } from '../api/app-parameter/services/write-rule';
import { recordRule } from './record-rule';
import { inAccountWrite } from './account-write';
import { inWrite } from './revision';
import { accountWriteRule } from '../api/account/services/write-rule';
import { withOrphanCleanup } from '../media/cleanup-orphans';
import {
  ACCOUNT_UID,
  LISTING_UIDS,
  MASTER_UIDS,
  PARAMETER_UID,
  RECORD_NAMES,
  RECORD_UIDS,
} from '../uids';

/** What is written, before it is: the data to store, or a thrown fault. */
export type WriteRule = (write: {
  readonly strapi: Core.Strapi;
  readonly data: Readonly<Record<string, unknown>>;
  /** The stored record's id, where one is edited. */
  readonly documentId: string | undefined;
}) => Promise<Readonly<Record<string, unknown>>>;

const RULES: ReadonlyMap<string, WriteRule> = new Map<string, WriteRule>([
  ...KINDS.map((kind) => [LISTING_UIDS[kind], listingRule(kind)] as const),
  ...MASTERS.map((master) => [MASTER_UIDS[master], masterRule(master)] as const),
  ...RECORD_NAMES.map((name) => [RECORD_UIDS[name], recordRule(name)] as const),
  [ACCOUNT_UID, accountWriteRule],
  [PARAMETER_UID, parameterRule],
]);

type Middleware = Parameters<Modules.Documents.Service['use']>[0];

const WRITES: readonly string[] = ['create', 'update', 'delete', 'clone'];

/**
 * Holds every write of content and accounts through Strapi's Document Service, from whatever door, to the model's
 * rules, in one transaction; a write of content with the revision that it makes, its line in the change log, and the
 * files that a record lets go of.
 */
export function registerWriteRules(strapi: Core.Strapi): void {
  const middleware: Middleware = async (context, next) => {
    const { uid, action } = context;
    if (!WRITES.includes(action)) return next();
    const isDelete = action === 'delete';
    const rule = isDelete ? undefined : RULES.get(uid);
    const isContent = uid.startsWith('api::');
    if (!rule && !isContent) return next();
    const params = context.params as { data?: Record<string, unknown>; documentId?: string };
    const write = async () => {
      const { data = {}, documentId } = params;
      if (rule) params.data = { ...data, ...(await rule({ strapi, data, documentId })) };
      const change = { uid, isDelete, documentId, data };
      const act = () => withOrphanCleanup(strapi, change, async () => next());
      return await (isContent ? withChangeLog(strapi, context, act) : act());
    };
    return await (isContent ? inWrite(strapi, write) : inAccountWrite(strapi, write));
  };
  strapi.documents.use(middleware);
}
