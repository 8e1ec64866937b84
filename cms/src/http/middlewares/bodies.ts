import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { isStaff } from '../../domain';
import type { Env } from '../../settings/env';
import { BodiesInFlight } from '../bodies-in-flight';
import type { Sender } from '../bodies-in-flight';
import { bytesOfBody, bytesOfForm, knownBytes, hasBody } from '../body-bytes';
import { BODY_ERRORS } from '../call';
import { BODY_BYTES, removeUploadedFiles, tooLarge } from '../incoming-files';
import type { ServedRoute } from '../route';
import type { RouteTable } from '../route-table';
import { watchSenders } from '../watch-senders';

/** Most clients read the response to a body that is too large only after they have sent all of it. */
const MOST_RECEIVED_BYTES = 2 * BODY_BYTES;
/** A body up to here mostly comes with its headers, and takes less memory than its connection. */
const SMALL_BYTES = 16 * 1024;

/** What the panel's part of the CMS knows of the bodies that Strapi answers. */
interface PanelBodies {
  readonly takesForms: (ctx: Context) => boolean;
  readonly takesFormsOnly: (ctx: Context) => boolean;
  /** @returns the panel's user @throws if the sender is not signed in or has no permission */
  readonly authorizePanelBody: (strapi: Core.Strapi, ctx: Context) => Promise<number>;
}

const rejected = (message: string) => new errors.ValidationError(message);

/** Formidable's status for a form that it cannot read, or that is too large. */
const statusOfForm = (error: unknown): unknown =>
  error instanceof Error && 'httpCode' in error ? error.httpCode : undefined;

/** Whether the client is gone and no longer waits for a response. */
const hasLeft = ({ req, res }: Context): boolean => res.closed || (req.destroyed && !req.complete);

/**
 * Rejects bodies before they are received: bodies that no call accepts, that are too large, whose sender has no
 * permission, or that exceed the limits of concurrent bodies. Closes the connection of slow senders. Removes the
 * temporary files of a form when the response is sent or the sender is gone. A small body is only watched.
 * Source: docs/contract.md, "Bodies".
 */
export const checkBodies =
  (table: RouteTable, panel: PanelBodies, settings: () => Env) =>
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
    const { pace, ofAddress, ofAll } = settings().bodies;
    const inFlight = new BodiesInFlight(ofAddress, ofAll);
    const watch = watchSenders(pace, MOST_RECEIVED_BYTES);

    /** @throws if the body is not in the accepted format */
    function checkFormat(ctx: Context, route: ServedRoute | undefined, isForm: boolean): void {
      const takesForms = route ? route.format === 'form' : panel.takesForms(ctx);
      const takesFormsOnly = route ? route.format === 'form' : panel.takesFormsOnly(ctx);
      if (isForm && !takesForms)
        throw rejected(table.isContract(ctx) ? BODY_ERRORS.json : 'No files are taken here');
      if (!isForm && takesFormsOnly) throw rejected(BODY_ERRORS.form);
    }

    /** @throws if the sender has no permission */
    async function senderOf(ctx: Context, route: ServedRoute | undefined): Promise<Sender> {
      const { ip } = ctx;
      if (!route) {
        const user = await panel.authorizePanelBody(strapi, ctx);
        return { ip, account: `panel ${String(user)}`, isStaff: true };
      }
      const caller = (await route.authorize?.(ctx)) ?? null;
      return { ip, account: caller?.documentId ?? null, isStaff: isStaff(caller) };
    }

    /** Admits a body. @returns a function to call when the response is sent @throws if the body is rejected */
    async function admit(ctx: Context, route: ServedRoute | undefined): Promise<() => void> {
      const isForm = Boolean(ctx.is('multipart'));
      checkFormat(ctx, route, isForm);
      // A body that is too large is rejected before the sender is authorized.
      const bytes = isForm ? bytesOfForm(ctx) : bytesOfBody(ctx);
      return inFlight.enter(await senderOf(ctx, route), bytes);
    }

    async function receive(ctx: Context, next: Next): Promise<void> {
      const { route, params } = table.find(ctx.method, ctx.path) ?? {};
      // No call reads this body.
      if (!route && table.isContract(ctx) && !ctx.is('multipart')) {
        await next();
        return;
      }
      if (params) ctx.params = params;
      const leave = await admit(ctx, route);
      // The connection is already closed, so no event would release the admitted body.
      if (hasLeft(ctx)) {
        leave();
        return;
      }
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
        // The rest of the body is read and dropped, so that a client that is still sending gets the response.
        ctx.req.resume();
        const status = statusOfForm(error);
        if (status === undefined) throw error;
        throw status === 413 ? tooLarge() : rejected('The form cannot be read');
      }
      // `strapi::body` sets this status if the files exceed formidable's limit for all files.
      if (ctx.status === 413) throw tooLarge();
    }

    const isSmall = (ctx: Context): boolean =>
      (knownBytes(ctx.req) ?? Infinity) <= SMALL_BYTES &&
      !ctx.is('multipart') &&
      !panel.takesFormsOnly(ctx);

    return (ctx: Context, next: Next): Promise<void> => {
      const { req } = ctx;
      if (!hasBody(req)) return next();
      watch(req);
      return isSmall(ctx) ? next() : receive(ctx, next);
    };
  };
