import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

/** The fields of a panel user that logins need. */
export interface PanelUser {
  readonly id: number;
  readonly documentId: string;
  readonly email: string;
  readonly password: string | null;
  readonly isActive: boolean | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
}

/** The user of the panel with a value in a field; null if there is none. */
export const findPanelUser = async (
  strapi: Core.Strapi,
  where: Readonly<Record<string, unknown>>,
): Promise<PanelUser | null> =>
  (await strapi.db.query('admin::user').findOne({ where })) as PanelUser | null;

/** The current request; undefined in a program without a server. */
export const requestOf = (strapi: Core.Strapi): Context | undefined =>
  strapi.requestContext.get() as Context | undefined;

/** The signed-in user of a request of the panel. */
export const signedInUser = (ctx: Context | undefined): PanelUser | undefined =>
  (ctx?.state as { readonly user?: PanelUser } | undefined)?.user;
