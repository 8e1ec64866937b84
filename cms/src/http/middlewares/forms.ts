import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { isContract } from '../addresses';
import { BODY_BYTES, removeUploadedFiles, tooLarge } from '../incoming-files';
import type { RouteTable } from '../route-table';

/** Where the panel sends files: the media library, and its own logos. */
const PANEL_FORMS = ['/upload', '/admin/project-settings'] as const;

const takesForms = (table: RouteTable, { method, path }: Context): boolean =>
  table.find(method, path)?.route.format === 'form' ||
  PANEL_FORMS.some((begin) => path.startsWith(begin));

const refused = (message: string) => new errors.ValidationError(message);

/** The status that formidable gives to a form that it cannot read, or that is too large. */
const statusOfForm = (error: unknown): unknown =>
  error instanceof Error && 'httpCode' in error ? error.httpCode : undefined;

/** @throws where a form is not read at all */
function check(table: RouteTable, ctx: Context): void {
  if (!takesForms(table, ctx)) {
    throw refused(isContract(ctx) ? 'The body must be JSON' : 'No files are taken here');
  }
  const length = ctx.get('content-length');
  // The parts' headers are bounded by nothing else.
  if (!length) throw refused('A form’s length must be sent with it');
  if (Number(length) > BODY_BYTES) throw tooLarge();
}

/**
 * Rejects forms with files that no call takes, or that are too large, before they are read. Removes the temporary files
 * after the answer is sent.
 */
export const checkForms =
  (table: RouteTable) =>
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (!ctx.is('multipart')) {
      await next();
      return;
    }
    check(table, ctx);
    ctx.res.once('close', () => {
      removeUploadedFiles(ctx.req.headers).catch((error: unknown) => strapi.log.error(error));
    });
    try {
      await next();
    } catch (error) {
      const status = statusOfForm(error);
      if (status === undefined) throw error;
      throw status === 413 ? tooLarge() : refused('The form cannot be read');
    }
    // So `strapi::body` answers where formidable's limit of all files is passed.
    if (ctx.status === 413) throw tooLarge();
  };
