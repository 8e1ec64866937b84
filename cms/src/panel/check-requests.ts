import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { resourceOf } from '../documents/resource';
import { BODY_ERRORS } from '../http/call';
import { FILE_UID } from '../media/stored-file';

const PANEL = /^\/(?:content-manager|upload|users-permissions|admin)(?:\/|$)/i;
/** Part of the names of all fields that hold a secret. */
const SECRET = /password|token/i;
/** The parameters that name fields; others, such as an invitation's `registrationToken`, are values of a call's own. */
const OF_FIELDS = /^(?:filters|sort|fields|populate)$/;
/**
 * Parameters of Strapi's database layer, which some of its calls pass on unchecked, and other spellings of those that name
 * fields. The panel sends none.
 */
const OF_DATABASE = /^_?(?:where|order_?by|select|group_?by)\b/i;
const MISSPELT = /^(?:_?filters?|_?sort|_?fields?|_?populate)\b/i;
/** The panel populates relations as they are. */
const OF_QUERY = /^(?:filters|sort|_q)$/;
const OF_AUTHOR = /^(?:createdBy|updatedBy)$/;
/** The only fields of a related record that the panel filters or sorts by. */
const OF_RELATED = /^(?:id|documentId)$/;
/** An operator of a filter, or a place in a list. */
const OPERATOR = /^(?:\$.*|\d+)$/;

/** The fields that a parameter names, each as its path through relations. */
function pathsIn(names: readonly string[], value: string): readonly (readonly string[])[] {
  const [key, ...rest] = names;
  const named = rest.filter((name) => !OPERATOR.test(name));
  if (key === 'filters' || (key === 'sort' && named.length > 0)) return [named];
  return value.split(',').map((one) => (one.trim().split(':')[0] ?? '').split('.'));
}

/** @param hidden fields of the request's content type that no role of the panel sees */
function isAllowed(name: string, value: string, hidden: ReadonlySet<string>): boolean {
  const names = name.split(/[[\]]+/).filter(Boolean);
  const [key = ''] = names;
  if (OF_DATABASE.test(key)) return false;
  if (!OF_FIELDS.test(key)) return !MISSPELT.test(key);
  const paths = pathsIn(names, value);
  const fields = [...names.slice(1), ...(key === 'filters' ? [] : paths.flat())];
  if (fields.some((field) => SECRET.test(field))) return false;
  if (key === 'populate') {
    const author = names.findIndex((one) => OF_AUTHOR.test(one));
    const isWhole = author < 0 || author === names.length - 1;
    return isWhole && !fields.some((field) => OF_QUERY.test(field));
  }
  return paths.every(([field = '', ...related]) => {
    const [id] = related;
    const isAuthor = key === 'sort' && OF_AUTHOR.test(field);
    if (isAuthor || hidden.has(field)) return false;
    return id === undefined || (related.length === 1 && OF_RELATED.test(id));
  });
}

/** No type of content has drafts: after its checks Strapi fails in the panel's calls for them. */
const OF_DRAFTS = /^\/content-manager\/.*\/actions\/(?:bulk)?(?:publish|unpublish|discard)$/i;

const OF_RECORDS = /^\/content-manager\//i;

/** Whether Strapi checks a request's query or body only in part. Those of records are checked, but for a list. */
function isUncheckedByStrapi({ method, path, querystring, request }: Context): boolean {
  if (method === 'GET') return querystring !== '';
  if (OF_DRAFTS.test(path) || Array.isArray((request as { body?: unknown }).body)) return true;
  return (method === 'POST' || method === 'PUT') && !OF_RECORDS.test(path);
}

/** The name of a content type in an address of the content manager. */
const OF_TYPE = /^\/content-manager\/[^/]+\/([^/]+)/i;
const OF_LIBRARY = /^\/upload(?:\/|$)/i;

interface RequestedType {
  readonly uid: string;
  readonly attributes: Readonly<Record<string, { readonly private?: boolean }>>;
  readonly pluginOptions?: { readonly 'content-manager'?: { readonly visible?: boolean } };
  readonly config?: { readonly attributes?: Readonly<Record<string, unknown>> };
}

/** As Strapi's router decodes a part of an address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The content type that a request is about, as far as its address names one. */
function typeOf(strapi: Core.Strapi, path: string): RequestedType | undefined {
  const isOfLibrary = OF_LIBRARY.test(path);
  const uid = isOfLibrary ? FILE_UID : decoded(OF_TYPE.exec(path)?.[1] ?? '');
  return Object.hasOwn(strapi.contentTypes, uid)
    ? (strapi.contentType(uid as never) as unknown as RequestedType)
    : undefined;
}

/** Our own tables, and the panel's for its users, roles, sessions and tokens. */
const OWN_OR_ADMIN = /^(?:api|admin)::/;

/** Whether it is such a table that the panel hides: Strapi lets its super admin read and write it. */
const isHiddenType = ({ uid, pluginOptions }: RequestedType): boolean =>
  OWN_OR_ADMIN.test(uid) && pluginOptions?.['content-manager']?.visible === false;

/** The attributes that no role sees; of files, those that are private as well. */
function hiddenIn({ uid, attributes, config }: RequestedType): ReadonlySet<string> {
  const ofFiles = uid === FILE_UID ? Object.entries(attributes) : [];
  return new Set([
    ...Object.keys(config?.attributes ?? {}),
    ...ofFiles.flatMap(([name, attribute]) => (attribute.private === true ? [name] : [])),
  ]);
}

const NOTHING: ReadonlySet<string> = new Set();

/** The codes of PostgreSQL, SQLite and the query builder for a value that is not of its column's type. */
const OF_VALUES = /^(?:22|42703$|42804$|42883$|ERR_ASSERTION$|SQLITE_(?:MISMATCH|RANGE)$)/;
const NO_COLUMN = /\bno such column\b/;
const OF_DECOMPRESSION = /^(?:Z_|ERR__ERROR|ERR_BROTLI)/;

interface Failed extends Error {
  readonly status?: number;
  readonly httpCode?: number;
  readonly code?: unknown;
}

/**
 * Whether an error without a status comes from what was sent: a body that cannot be decompressed, or a query whose
 * shape Strapi does not check. Errors of the database and of the system have another code.
 * @param isUnchecked whether Strapi checks the request's query or call only in part
 */
function isOfRequest(error: unknown, isUnchecked: boolean): error is Error {
  if (!(error instanceof Error) || error instanceof errors.ApplicationError) return false;
  // Those of formidable have `httpCode`; `checkBodies` answers them.
  const { name, code, httpCode, status = httpCode } = error as Failed;
  if (status !== undefined && status < 500) return false;
  if (typeof code === 'string') {
    if (OF_DECOMPRESSION.test(code)) return true;
    return isUnchecked && (OF_VALUES.test(code) || NO_COLUMN.test(error.message));
  }
  return isUnchecked && name !== 'KnexTimeoutError';
}

/**
 * Checks the panel's requests where Strapi does not. It rejects queries that filter or sort by a secret or hidden
 * field, or by any field of a related record but its id: their responses would reveal those fields letter by letter.
 * Tables that the panel hides are not found, and the panel writes no records of a type that it only shows. It answers 400
 * where Strapi fails on a query or a body of an odd shape.
 * @returns a middleware factory @throws ValidationError, NotFoundError, ForbiddenError
 */
export const checkPanelRequests =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (!PANEL.test(ctx.path)) {
      await next();
      return;
    }
    const type = typeOf(strapi, ctx.path);
    if (type && isHiddenType(type)) throw new errors.NotFoundError();
    const isReadOnly = type && resourceOf(type.uid)?.panel?.isReadOnly === true;
    if (isReadOnly && ctx.method !== 'GET') throw new errors.ForbiddenError();
    const hidden = type ? hiddenIn(type) : NOTHING;
    const rejected = [...new URLSearchParams(ctx.querystring)].find(
      ([name, value]) => !isAllowed(name, value, hidden),
    );
    if (rejected) throw new errors.ValidationError(`Invalid key ${rejected[0]}`);
    try {
      await next();
    } catch (error) {
      // The parser of bodies gives its errors a status; one of our own code has none.
      if (error instanceof SyntaxError && 'status' in error)
        throw new errors.ValidationError(BODY_ERRORS.json);
      if (!isOfRequest(error, isUncheckedByStrapi(ctx))) throw error;
      strapi.log.warn(`A request of the panel was rejected: ${error.stack ?? error.message}`);
      throw new errors.ValidationError('The query or the body is invalid');
    }
  };
