import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isPublished } from '../documents/resource';
import { inWrite } from '../documents/revision';
import { AREAS } from '../domain';
import { permissionCheckerOf } from './permission-checker';
import type { PermissionChecker, Row } from './permission-checker';
import type { PanelAction } from './layout';

type Middleware = Parameters<Modules.Documents.Service['use']>[0];

interface Checks {
  /** The action to check on the stored record before the write. */
  readonly before?: PanelAction;
  /** The action to check on the stored record after the write. */
  readonly after?: PanelAction;
}

const CHECKS: ReadonlyMap<string, Checks> = new Map([
  ['create', { after: 'create' }],
  ['update', { before: 'update', after: 'update' }],
  ['delete', { before: 'delete' }],
]);

/** Strapi's clone copies the code, the key and the pictures, which must be unique. */
const NO_COPIES = 'Records are not copied here: duplicate a listing on the site';

interface Params {
  readonly documentId?: string;
  data?: Row;
  filters?: unknown;
}

async function check(
  strapi: Core.Strapi,
  checker: PermissionChecker,
  action: PanelAction | undefined,
  record: { readonly uid: UID.ContentType; readonly documentId: string | undefined },
): Promise<void> {
  const { uid, documentId } = record;
  if (action === undefined || documentId === undefined) return;
  const row = (await strapi.db.query(uid).findOne({ where: { documentId } })) as Row | null;
  if (row && checker.cannot[action](row)) throw new errors.ForbiddenError();
}

/** Sets the region of a new record if the user has exactly one region and the form has no value. */
function fillRegion(checker: PermissionChecker, params: Params): void {
  const own = AREAS.filter((area) => checker.can.create({ area }));
  if (own.length === 1) params.data = { ...params.data, area: params.data?.area ?? own[0] };
}

/**
 * Enforces the conditions of the panel's roles where Strapi does not. Strapi checks them on the record that is read,
 * changed or deleted, but not on the result of a write, and not in every list. This middleware checks each write before
 * and after it, within its transaction, and adds the conditions to each list.
 */
export function enforcePermissions(strapi: Core.Strapi): void {
  const middleware: Middleware = async (context, next) => {
    const { uid, action } = context;
    const checker = permissionCheckerOf(strapi, uid);
    if (!checker) return next();
    if (action === 'clone') throw new errors.ForbiddenError(NO_COPIES);
    const params = context.params as Params;
    if (action === 'findMany') {
      const { filters } = await checker.sanitizedQuery.read({});
      params.filters = { $and: [params.filters ?? {}, filters ?? {}] };
    }
    const questions = CHECKS.get(action);
    if (!questions) return next();
    const { before, after } = questions;
    await check(strapi, checker, before, { uid, documentId: params.documentId });
    if (after === 'create' && 'area' in strapi.contentType(uid).attributes)
      fillRegion(checker, params);
    const write = async () => {
      const result = await next();
      const { documentId } = (result ?? {}) as { readonly documentId?: string };
      await check(strapi, checker, after, { uid, documentId });
      return result;
    };
    // `inWrite` also deletes orphaned files after the outermost transaction.
    return await (uid.startsWith('api::')
      ? inWrite(strapi, write, isPublished(uid))
      : strapi.db.transaction(write));
  };
  strapi.documents.use(middleware);
}
