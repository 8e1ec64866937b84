import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { inWrite } from '../changes/revision';
import { AREAS } from '../domain';
import { ACCOUNT_UID } from '../uids';
import { checkerOf } from './checker';
import type { Checker, Row } from './checker';
import type { Deed } from './roles';

type Middleware = Parameters<Modules.Documents.Service['use']>[0];

interface Questions {
  /** What is asked of the record that there is. */
  readonly before?: Deed;
  /** What is asked of the record as it is stored then. */
  readonly after?: Deed;
}

const QUESTIONS: ReadonlyMap<string, Questions> = new Map([
  ['create', { after: 'create' }],
  ['update', { before: 'update', after: 'update' }],
  ['delete', { before: 'delete' }],
]);

/** Strapi merges a copy's lists with the original's, and takes along its code, key and pictures, which are its own. */
const NO_COPIES = 'Records are not copied here: duplicate a listing on the site';

interface Params {
  readonly documentId?: string;
  data?: Row;
  filters?: unknown;
}

async function ask(
  strapi: Core.Strapi,
  checker: Checker,
  deed: Deed | undefined,
  record: { readonly uid: UID.ContentType; readonly documentId: string | undefined },
): Promise<void> {
  const { uid, documentId } = record;
  if (deed === undefined || documentId === undefined) return;
  const row = (await strapi.db.query(uid).findOne({ where: { documentId } })) as Row | null;
  if (row && checker.cannot[deed](row)) throw new errors.ForbiddenError();
}

/** A user of one region writes there, where the form does not say so. */
function fillRegion(checker: Checker, params: Params): void {
  const own = AREAS.filter((area) => checker.can.create({ area }));
  if (own.length === 1) params.data = { ...params.data, area: params.data?.area ?? own[0] };
}

/**
 * Holds the panel to its roles where Strapi does not. It asks a role's conditions of the record that is read, changed
 * or deleted, but not of what a new or changed one becomes, nor in every list. Here each write is asked of
 * the record as it was and as it is stored, in the write's transaction, and each list is narrowed.
 */
export function guardPanel(strapi: Core.Strapi): void {
  const middleware: Middleware = async (context, next) => {
    const { uid, action } = context;
    const checker = checkerOf(strapi, uid);
    if (!checker) return next();
    if (action === 'clone') throw new errors.ForbiddenError(NO_COPIES);
    const params = context.params as Params;
    if (action === 'findMany') {
      const { filters } = await checker.sanitizedQuery.read({});
      params.filters = { $and: [params.filters ?? {}, filters ?? {}] };
    }
    const questions = QUESTIONS.get(action);
    if (!questions) return next();
    const { before, after } = questions;
    await ask(strapi, checker, before, { uid, documentId: params.documentId });
    if (after === 'create' && 'area' in strapi.contentType(uid).attributes)
      fillRegion(checker, params);
    const write = async () => {
      const result = await next();
      const { documentId } = (result ?? {}) as { readonly documentId?: string };
      await ask(strapi, checker, after, { uid, documentId });
      return result;
    };
    // A write of content is done when its files are gone, too: that is known where the outermost transaction ends.
    return await (uid === ACCOUNT_UID ? strapi.db.transaction(write) : inWrite(strapi, write));
  };
  strapi.documents.use(middleware);
}
