import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import type { Env } from '../../settings/env';
import { FormsInFlight } from '../forms-in-flight';
import { BODY_BYTES, removeUploadedFiles, tooLarge } from '../incoming-files';
import type { RouteTable } from '../route-table';
import { watchSender } from '../watch-sender';

/** Most clients read the answer to a form that is too large only when they have sent all of it. */
const MOST_RECEIVED_BYTES = 2 * BODY_BYTES;

/** The panel's forms with files, which Strapi answers. */
interface PanelForms {
  readonly isPanelForm: (ctx: Context) => boolean;
  /** @throws where the sender is not signed in, or has no permission */
  readonly authorizePanelForm: (strapi: Core.Strapi, ctx: Context) => Promise<void>;
}

const rejected = (message: string) => new errors.ValidationError(message);

/** The status that formidable gives to a form that it cannot read, or that is too large. */
const statusOfForm = (error: unknown): unknown =>
  error instanceof Error && 'httpCode' in error ? error.httpCode : undefined;

/** Whether nobody waits for an answer any more. */
const hasLeft = ({ req, res }: Context): boolean => res.closed || (req.destroyed && !req.complete);

/** The bytes of a form, as its header says. @throws where no such form is read at all */
function lengthOf(ctx: Context): number {
  const length = ctx.get('content-length');
  // Nothing else limits the headers of the parts.
  if (!length) throw rejected('A form’s length must be sent with it');
  if (Number(length) > BODY_BYTES) throw tooLarge();
  return Number(length);
}

/**
 * Rejects forms with files before they are received: those that no call takes, that are too large, whose sender may not
 * send them, and those above the limits of what is received at once. Cuts off slow senders. Removes the temporary files
 * when the form is answered, or its sender has gone.
 */
export const checkForms =
  (table: RouteTable, { isPanelForm, authorizePanelForm }: PanelForms, settings: () => Env) =>
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
    const { pace, ofAddress, ofAll } = settings().forms;
    const inFlight = new FormsInFlight(ofAddress, ofAll);

    /** @throws where a form is not read at all */
    async function authorize(ctx: Context): Promise<number> {
      const { route } = table.find(ctx.method, ctx.path) ?? {};
      const isTaken = route ? route.format === 'form' : isPanelForm(ctx);
      if (!isTaken)
        throw rejected(table.isContract(ctx) ? 'The body must be JSON' : 'No files are taken here');
      const length = lengthOf(ctx);
      await (route ? route.authorize?.(ctx) : authorizePanelForm(strapi, ctx));
      return length;
    }

    return async (ctx: Context, next: Next): Promise<void> => {
      if (!ctx.is('multipart')) {
        await next();
        return;
      }
      watchSender(ctx.req, pace, MOST_RECEIVED_BYTES);
      const length = await authorize(ctx);
      // No event would end what begins here.
      if (hasLeft(ctx)) return;
      const leave = inFlight.enter(ctx.ip, length);
      ctx.res.once('close', () => {
        leave();
        removeUploadedFiles(ctx.req.headers).catch((error: unknown) => strapi.log.error(error));
      });
      try {
        await next();
      } catch (error) {
        if (hasLeft(ctx)) {
          strapi.log.debug(error);
          return;
        }
        // The rest of the form is read and dropped, so that a client that is still sending gets the answer.
        ctx.req.resume();
        const status = statusOfForm(error);
        if (status === undefined) throw error;
        throw status === 413 ? tooLarge() : rejected('The form cannot be read');
      }
      // So `strapi::body` answers where formidable's limit of all files is passed.
      if (ctx.status === 413) throw tooLarge();
    };
  };
