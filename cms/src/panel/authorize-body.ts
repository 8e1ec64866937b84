import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

/** The permission for each of the panel's forms with files, by the prefix of its path. */
const PANEL_FORMS = [
  ['/upload', ['plugin::upload.assets.create', 'plugin::upload.assets.update']],
  ['/admin/project-settings', ['admin::project-settings.update']],
] as const;

/** Where the panel sends pictures. */
const UPLOADS = /^\/upload(?:\/files(?:\/[^/]+\/replace)?)?\/?$/i;

interface Authentication {
  authenticate: (ctx: Context, next: () => Promise<void>) => Promise<unknown>;
}
interface PanelState {
  readonly isAuthenticated?: boolean;
  readonly user?: { readonly id: number };
  readonly userAbility?: { readonly can: (action: string) => boolean };
}

/** The permissions of a form: its sender needs one of them. Undefined for a path that does not accept forms. */
const permissionsOf = ({ path }: Context): readonly string[] | undefined =>
  PANEL_FORMS.find(([begin]) => path.startsWith(begin))?.[1];

/** Whether the panel accepts forms with files at a path. */
export const takesForms = (ctx: Context): boolean => permissionsOf(ctx) !== undefined;

/** Whether the panel accepts only forms with files at a path. */
export const takesFormsOnly = ({ method, path }: Context): boolean =>
  method === 'POST' && UPLOADS.test(path);

/**
 * Authorizes the sender of one of the panel's bodies before it is received. Strapi authorizes only afterwards, and
 * then also checks the record.
 * @returns the id of the panel's user
 * @throws Strapi's errors: 401, and 403 for a form
 */
export async function authorizePanelBody(strapi: Core.Strapi, ctx: Context): Promise<number> {
  const authentication: Authentication = strapi.get('auth');
  ctx.state.route = { info: { type: 'admin' } };
  await authentication.authenticate(ctx, () => Promise.resolve());
  delete ctx.state.route;
  const { isAuthenticated, user, userAbility } = ctx.state as PanelState;
  if (!isAuthenticated || !user)
    throw new errors.UnauthorizedError('Missing or invalid credentials');
  const isAllowed = permissionsOf(ctx)?.some((action) => userAbility?.can(action));
  if (ctx.is('multipart') && !isAllowed) throw new errors.ForbiddenError('Forbidden');
  return user.id;
}
