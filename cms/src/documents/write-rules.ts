import type { Core, Modules } from '@strapi/strapi';
import { isPublished } from './resource';
import { withOrphanCleanup } from '../media/cleanup-orphans';
import { inAccountWrite } from './account-write';
import type { PlacesOf } from './change-log';
import { withChangeLog } from './logged';
import { inWrite } from './revision';

/** Checks a write before it is done. Returns the data to store. @throws ValidationError */
export type WriteRule = (write: {
  readonly strapi: Core.Strapi;
  readonly data: Readonly<Record<string, unknown>>;
  /** The `_id` of the record that is edited; undefined for a new one. */
  readonly documentId: string | undefined;
}) => Promise<Readonly<Record<string, unknown>>>;

/** What a write has ready before its transaction begins. */
interface PreparedWrite {
  readonly data: Readonly<Record<string, unknown>>;
  /** Ends the write in its transaction. */
  readonly finish?: (documentId: string) => Promise<void>;
}

/** Prepares a write that creates or updates, before its transaction begins: slow computations belong here. */
export type PrepareWrite = (write: {
  readonly strapi: Core.Strapi;
  readonly data: Readonly<Record<string, unknown>>;
}) => Promise<PreparedWrite>;

/** What a resource has the Document Service do with the writes of its content type. */
export interface WriteHooks {
  readonly prepare?: PrepareWrite;
  readonly rule?: WriteRule;
  readonly placesOf?: PlacesOf;
}

type Middleware = Parameters<Modules.Documents.Service['use']>[0];

/** Strapi's own keys. In data they would choose a record's address or change its primary key. */
const SYSTEM_KEYS: readonly string[] = [
  ...['id', 'documentId', 'locale', 'localizations'],
  ...['createdAt', 'updatedAt', 'publishedAt'],
];

const withoutSystemKeys = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !SYSTEM_KEYS.includes(key)));

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
    const { prepare, rule, placesOf } = hooks.get(uid) ?? {};
    const isContent = uid.startsWith('api::');
    if (!rule && !isContent) return next();
    const params = context.params as { data?: Record<string, unknown>; documentId?: string };
    const sent = withoutSystemKeys(params.data ?? {});
    const { data, finish }: PreparedWrite =
      prepare && !isDelete ? await prepare({ strapi, data: sent }) : { data: sent };
    const write = async () => {
      const { documentId } = params;
      if (!isDelete) {
        params.data = { ...data, ...(rule && (await rule({ strapi, data, documentId }))) };
      }
      const change = { uid, isDelete, documentId, data };
      const act = () => withOrphanCleanup(strapi, change, async () => next());
      const result = await (isContent ? withChangeLog(strapi, context, placesOf, act) : act());
      const written = result as { readonly documentId?: string } | null | undefined;
      if (finish && written?.documentId !== undefined) await finish(written.documentId);
      return result;
    };
    return await (isContent
      ? inWrite(strapi, write, isPublished(uid))
      : inAccountWrite(strapi, write));
  };
  strapi.documents.use(middleware);
}
