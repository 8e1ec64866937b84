import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

/** The permission for each of the panel's forms with files, by the beginning of its path. */
const PANEL_FORMS = [
  ['/upload', ['plugin::upload.assets.create', 'plugin::upload.assets.update']],
  ['/admin/project-settings', ['admin::project-settings.update']],
] as const;

interface Authentication {
  authenticate: (ctx: Context, next: () => Promise<void>) => Promise<unknown>;
}
interface PanelState {
  readonly isAuthenticated?: boolean;
  readonly userAbility?: { readonly can: (action: string) => boolean };
}

/** The permissions of which a form's sender needs one; undefined for a path of the panel that takes no form. */
const permissionsOf = ({ path }: Context): readonly string[] | undefined =>
  PANEL_FORMS.find(([begin]) => path.startsWith(begin))?.[1];

/** Whether the panel takes forms with files at a path. */
export const isPanelForm = (ctx: Context): boolean => permissionsOf(ctx) !== undefined;

/**
 * Authorizes the sender of one of the panel's forms before the form is received. Strapi does it only afterwards, and then
 * checks the record too.
 * @throws Strapi's errors for 401 and 403
 */
export async function authorizePanelForm(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const authentication: Authentication = strapi.get('auth');
  ctx.state.route = { info: { type: 'admin' } };
  await authentication.authenticate(ctx, () => Promise.resolve());
  delete ctx.state.route;
  const { isAuthenticated, userAbility } = ctx.state as PanelState;
  if (!isAuthenticated) throw new errors.UnauthorizedError('Missing or invalid credentials');
  if (!permissionsOf(ctx)?.some((action) => userAbility?.can(action)))
    throw new errors.ForbiddenError('Forbidden');
}
