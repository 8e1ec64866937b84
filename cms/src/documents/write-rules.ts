import type { Core, Modules } from '@strapi/strapi';
import { isPublished } from '../app/resources';
import { withOrphanCleanup } from '../media/cleanup-orphans';
import { inAccountWrite } from './account-write';
import type { PlaceOf } from './change-log';
import { withChangeLog } from './logged';
import { inWrite } from './revision';

/** Checks a write before it is done. Returns the data to store. @throws ValidationError */
export type WriteRule = (write: {
  readonly strapi: Core.Strapi;
  readonly data: Readonly<Record<string, unknown>>;
  /** The `_id` of the record that is edited; undefined for a new one. */
  readonly documentId: string | undefined;
}) => Promise<Readonly<Record<string, unknown>>>;

/** What a resource has the Document Service do with the writes of its content type. */
export interface WriteHooks {
  readonly rule?: WriteRule;
  readonly placeOf?: PlaceOf;
}

type Middleware = Parameters<Modules.Documents.Service['use']>[0];

const WRITES: readonly string[] = ['create', 'update', 'delete', 'clone'];

/**
 * Applies the model's rules to every write of content and accounts through Strapi's Document Service, from every entry
 * point, in one transaction. A write of content also gets its revision and its entry in the change log, and the files
 * that it orphans are deleted.
 * @param hooks by the content type's uid
 */
export function registerWriteRules(
  strapi: Core.Strapi,
  hooks: ReadonlyMap<string, WriteHooks>,
): void {
  const middleware: Middleware = async (context, next) => {
    const { uid, action } = context;
    if (!WRITES.includes(action)) return next();
    const isDelete = action === 'delete';
    const { rule, placeOf } = hooks.get(uid) ?? {};
    const isContent = uid.startsWith('api::');
    if (!rule && !isContent) return next();
    const params = context.params as { data?: Record<string, unknown>; documentId?: string };
    const write = async () => {
      const { data = {}, documentId } = params;
      if (rule && !isDelete) {
        params.data = { ...data, ...(await rule({ strapi, data, documentId })) };
      }
      const change = { uid, isDelete, documentId, data };
      const act = () => withOrphanCleanup(strapi, change, async () => next());
      return await (isContent ? withChangeLog(strapi, context, placeOf, act) : act());
    };
    return await (isContent
      ? inWrite(strapi, write, isPublished(uid))
      : inAccountWrite(strapi, write));
  };
  strapi.documents.use(middleware);
}
