import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

const PANEL = /^\/(?:content-manager|upload|users-permissions|admin)\//i;
/** Part of the names of all fields that hold a secret. */
const SECRET = /password|token/i;
/** The parameters that name fields; others, such as an invitation's `registrationToken`, are values of a call's own. */
const OF_FIELDS = /^(?:filters|sort|fields|populate)$/;
/** Parameters of Strapi's database layer, which some of its calls hand on unchecked. The panel sends none. */
const OF_DATABASE = /^(?:where|orderBy|select|groupBy)$/;
/** The panel filters by an author's id, and never by another of its fields. */
const OF_AUTHOR = /^(?:createdBy|updatedBy)$/;

/** The names of fields that a parameter mentions: those in its name, and those that `sort` names. */
function fieldsIn(name: string, value: string): readonly string[] {
  const named = name.split(/[[\]]+/).filter(Boolean);
  const sorted = named[0] === 'sort' ? value.split(/[\s,:.]+/) : [];
  return [...named, ...sorted];
}

function isAllowed(name: string, value: string): boolean {
  const fields = fieldsIn(name, value);
  const [key = ''] = fields;
  if (OF_DATABASE.test(key)) return false;
  if (!OF_FIELDS.test(key)) return true;
  if (fields.some((field) => SECRET.test(field))) return false;
  const author = fields.findIndex((field) => OF_AUTHOR.test(field));
  if (author < 0) return true;
  const next = fields[author + 1] ?? '';
  return key === 'filters' ? /^(?:id$|\$)/.test(next) : key !== 'sort' && next === '';
}

/** No type of content has drafts: after its checks Strapi fails in the panel's calls for them. */
const OF_DRAFTS = /^\/content-manager\/.*\/actions\/(?:bulk)?(?:publish|unpublish|discard)$/i;

/** The name of a content type in an address of the content manager. */
const OF_TYPE = /^\/content-manager\/[^/]+\/([^/]+)/i;

/** As Strapi's router decodes a part of an address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether a request is for a table of our own that the panel hides: Strapi lets its super admin read and write it. */
function isOfHiddenType(strapi: Core.Strapi, path: string): boolean {
  const uid = decoded(OF_TYPE.exec(path)?.[1] ?? '');
  if (!uid.startsWith('api::') || !(uid in strapi.contentTypes)) return false;
  const { pluginOptions } = strapi.contentType(uid as never) as unknown as {
    readonly pluginOptions?: { readonly 'content-manager'?: { readonly visible?: boolean } };
  };
  return pluginOptions?.['content-manager']?.visible === false;
}

/** The codes of PostgreSQL, SQLite and the query builder for a value that is not of its column's type. */
const OF_VALUES = /^(?:22|42703$|42804$|42883$|ERR_ASSERTION$|SQLITE_(?:MISMATCH|RANGE)$)/;
const NO_COLUMN = /\bno such column\b/;
const OF_DECOMPRESSION = /^(?:Z_|ERR__ERROR|ERR_BROTLI)/;

/**
 * Whether an error without a status comes from what was sent: a body that cannot be decompressed, or a query whose
 * shape Strapi does not check. Errors of the database and of the system have another code.
 * @param isUnchecked whether Strapi checks the request's query or call only in part
 */
function isOfRequest(error: unknown, isUnchecked: boolean): error is Error {
  if (!(error instanceof Error) || error instanceof errors.ApplicationError) return false;
  const { status, code, name } = error as Error & { status?: number; code?: unknown };
  if (status !== undefined && status < 500) return false;
  if (typeof code === 'string') {
    if (OF_DECOMPRESSION.test(code)) return true;
    return isUnchecked && (OF_VALUES.test(code) || NO_COLUMN.test(error.message));
  }
  return isUnchecked && name !== 'KnexTimeoutError';
}

/**
 * Checks the panel's requests where Strapi does not. It rejects queries that filter or sort by a secret field, or by a
 * field of an author: their answers would tell those fields letter by letter. Tables that the panel hides are not found.
 * It answers 400 where Strapi fails on a query or a body of an odd shape.
 * @returns a middleware factory @throws ValidationError, NotFoundError
 */
export const checkPanelRequests =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (!PANEL.test(ctx.path)) {
      await next();
      return;
    }
    if (isOfHiddenType(strapi, ctx.path)) throw new errors.NotFoundError();
    const rejected = [...new URLSearchParams(ctx.querystring)].find((one) => !isAllowed(...one));
    if (rejected) throw new errors.ValidationError(`Invalid key ${rejected[0]}`);
    try {
      await next();
    } catch (error) {
      const hasQuery = ctx.method === 'GET' && ctx.querystring !== '';
      if (!isOfRequest(error, hasQuery || OF_DRAFTS.test(ctx.path))) throw error;
      strapi.log.warn(`A request of the panel was rejected: ${error.message}`);
      throw new errors.ValidationError('The query or the body is invalid');
    }
  };
