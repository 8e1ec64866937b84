import type { Core, Modules } from '@strapi/strapi';
import { isPublished, resourceOf } from './resource';
import { withOrphanCleanup } from '../media/cleanup-orphans';
import { inAccountWrite } from './account-write';
import { beginBinning } from './bin';
import type { PlacesOf } from './change-log';
import { withChangeLog } from './logged';
import { inWrite } from './revision';
import { withVersion } from './versioned-write';

type Data = Readonly<Record<string, unknown>>;

/** Validates a write before it runs. Returns the data to store. @throws ValidationError */
export type WriteRule = (write: {
  readonly strapi: Core.Strapi;
  readonly data: Data;
  /** The `_id` of the edited record; undefined for a new one. */
  readonly documentId: string | undefined;
  /** The edited record before the write, without relations; undefined for a new one, or if there is none. */
  readonly stored?: Data;
}) => Promise<Data> | Data;

/** The result of preparing a write before its transaction. */
interface PreparedWrite {
  readonly data: Data;
  /** Runs at the end of the write, in its transaction. */
  readonly finish?: (documentId: string) => Promise<void>;
}

/** Prepares a write that creates or updates, before its transaction begins. Slow computations belong here. */
export type PrepareWrite = (write: {
  readonly strapi: Core.Strapi;
  readonly data: Data;
}) => Promise<PreparedWrite>;

/** Runs before a deletion, in its transaction: stores what outlives the record, or deletes what belongs to it. */
type BeforeDelete = (strapi: Core.Strapi, documentId: string) => Promise<void>;

/**
 * Undoes what `beforeDelete` did for a record that comes back from the bin, in the current transaction. Returns values
 * that replace the record's own.
 */
type RestoreDeleted = (strapi: Core.Strapi, documentId: string, values: Data) => Promise<Data>;

/** Keeps what follows from records that were written, in the transaction of the write. */
export type AfterWrite = (
  strapi: Core.Strapi,
  documentIds: readonly string[],
  /** The record before the write, undefined for a new one, and the prepared data that were sent. */
  change: { readonly stored: Data | undefined; readonly data: Data },
) => Promise<void>;

/** The functions of a resource that run on each write of its content type. */
export interface WriteHooks {
  readonly prepare?: PrepareWrite;
  readonly rule?: WriteRule;
  readonly placesOf?: PlacesOf;
  readonly beforeDelete?: BeforeDelete;
  readonly restoreDeleted?: RestoreDeleted;
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
const attributesIn = ({ attributes }: { readonly attributes: Data }, data: Data) =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([key]) => Object.hasOwn(attributes, key) && !SYSTEM_KEYS.includes(key),
    ),
  );

/** A record before it is edited. Rule and version share this one statement. */
const storedBefore = async (strapi: Core.Strapi, uid: string, documentId: string) =>
  ((await strapi.db.query(uid).findOne({ where: { documentId } })) ?? undefined) as
    | Data
    | undefined;

let registered: ReadonlyMap<string, WriteHooks> = new Map();

/** The write hooks of a content type. */
export const writeHooksOf = (uid: string): WriteHooks => registered.get(uid) ?? {};

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
  registered = hooks;
  const middleware: Middleware = async (context, next) => {
    const { uid, action } = context;
    if (!WRITES.includes(action)) return next();
    const isDelete = action === 'delete';
    const { prepare, rule, placesOf, beforeDelete, afterWrite } = hooks.get(uid) ?? {};
    const isContent = uid.startsWith('api::');
    if (!rule && !isContent) return next();
    const params = context.params as { data?: Record<string, unknown>; documentId?: string };
    const sent = attributesIn(strapi.contentType(uid), params.data ?? {});
    const { data, finish }: PreparedWrite =
      prepare && !isDelete ? await prepare({ strapi, data: sent }) : { data: sent };
    const isVersioned = resourceOf(uid)?.versions !== undefined;
    const write = async () => {
      const { documentId } = params;
      const isRead = documentId !== undefined && !isDelete && (rule !== undefined || isVersioned);
      const stored = isRead ? await storedBefore(strapi, uid, documentId) : undefined;
      if (!isDelete) {
        params.data = { ...data, ...(rule && (await rule({ strapi, data, documentId, stored }))) };
      } else if (documentId !== undefined) await beforeDelete?.(strapi, documentId);
      const binning =
        isDelete && documentId !== undefined
          ? await beginBinning(strapi, uid, documentId)
          : undefined;
      const change = { uid, isDelete, documentId, data };
      const versioned = { uid, action, documentId, stored, data: params.data ?? {} };
      const clean = () => withOrphanCleanup(strapi, change, async () => next(), binning?.keep);
      const act = () => withVersion(strapi, versioned, clean);
      const result = await (isContent ? withChangeLog(strapi, context, placesOf, act) : act());
      await binning?.store();
      const written = result as { readonly documentId?: string } | null | undefined;
      if (finish && written?.documentId !== undefined) await finish(written.documentId);
      if (!isDelete && written?.documentId !== undefined)
        await afterWrite?.(strapi, [written.documentId], { stored, data });
      return result;
    };
    return await (isContent
      ? inWrite(strapi, write, isPublished(uid))
      : inAccountWrite(strapi, write));
  };
  strapi.documents.use(middleware);
}
