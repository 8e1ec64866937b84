import type { Core, Modules } from '@strapi/strapi';
import { isPublished } from './resource';
import { withOrphanCleanup } from '../media/cleanup-orphans';
import { inAccountWrite } from './account-write';
import type { PlacesOf } from './change-log';
import { withChangeLog } from './logged';
import { inWrite } from './revision';

/** Validates a write before it runs. Returns the data to store. @throws ValidationError */
export type WriteRule = (write: {
  readonly strapi: Core.Strapi;
  readonly data: Readonly<Record<string, unknown>>;
  /** The `_id` of the edited record; undefined for a new one. */
  readonly documentId: string | undefined;
}) => Promise<Readonly<Record<string, unknown>>>;

/** The result of preparing a write before its transaction. */
interface PreparedWrite {
  readonly data: Readonly<Record<string, unknown>>;
  /** Runs at the end of the write, in its transaction. */
  readonly finish?: (documentId: string) => Promise<void>;
}

/** Prepares a write that creates or updates, before its transaction begins. Slow computations belong here. */
export type PrepareWrite = (write: {
  readonly strapi: Core.Strapi;
  readonly data: Readonly<Record<string, unknown>>;
}) => Promise<PreparedWrite>;

/** Keeps what is needed of a record that is about to be deleted, in the transaction of its deletion. */
type KeepDeleted = (strapi: Core.Strapi, documentId: string) => Promise<void>;

/** Keeps what follows from records that were written, in the transaction of the write. */
type AfterWrite = (strapi: Core.Strapi, documentIds: readonly string[]) => Promise<void>;

/** The functions of a resource that run on each write of its content type. */
export interface WriteHooks {
  readonly prepare?: PrepareWrite;
  readonly rule?: WriteRule;
  readonly placesOf?: PlacesOf;
  readonly keepDeleted?: KeepDeleted;
  readonly afterWrite?: AfterWrite;
}

type Middleware = Parameters<Modules.Documents.Service['use']>[0];

/** Strapi's own keys. If they were in the data, a caller could set a record's id or primary key. */
const SYSTEM_KEYS: readonly string[] = [
  ...['id', 'documentId', 'locale', 'localizations'],
  ...['createdAt', 'updatedAt', 'publishedAt'],
];

/**
 * The attributes of a content type in data, without Strapi's own. Other keys could be names of columns, which Strapi's
 * query builder would take: `created_by_id` chooses a record's author.
 */
const attributesIn = (
  { attributes }: { readonly attributes: Readonly<Record<string, unknown>> },
  data: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([key]) => Object.hasOwn(attributes, key) && !SYSTEM_KEYS.includes(key),
    ),
  );

const WRITES: readonly string[] = ['create', 'update', 'delete', 'clone'];

/**
 * Applies the model's rules to every write of content and accounts through Strapi's Document Service, from every entry
 * point, in one transaction. A write of content also gets a revision and an entry in the change log. Files that become
 * orphans are deleted.
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
    const { prepare, rule, placesOf, keepDeleted, afterWrite } = hooks.get(uid) ?? {};
    const isContent = uid.startsWith('api::');
    if (!rule && !isContent) return next();
    const params = context.params as { data?: Record<string, unknown>; documentId?: string };
    const sent = attributesIn(strapi.contentType(uid), params.data ?? {});
    const { data, finish }: PreparedWrite =
      prepare && !isDelete ? await prepare({ strapi, data: sent }) : { data: sent };
    const write = async () => {
      const { documentId } = params;
      if (!isDelete) {
        params.data = { ...data, ...(rule && (await rule({ strapi, data, documentId }))) };
      } else if (documentId !== undefined) await keepDeleted?.(strapi, documentId);
      const change = { uid, isDelete, documentId, data };
      const act = () => withOrphanCleanup(strapi, change, async () => next());
      const result = await (isContent ? withChangeLog(strapi, context, placesOf, act) : act());
      const written = result as { readonly documentId?: string } | null | undefined;
      if (finish && written?.documentId !== undefined) await finish(written.documentId);
      if (!isDelete && written?.documentId !== undefined)
        await afterWrite?.(strapi, [written.documentId]);
      return result;
    };
    return await (isContent
      ? inWrite(strapi, write, isPublished(uid))
      : inAccountWrite(strapi, write));
  };
  strapi.documents.use(middleware);
}
