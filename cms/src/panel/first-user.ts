import type { Core } from '@strapi/strapi';

const COMMAND = 'npm run account -- --panel EMAIL';

interface Initial {
  readonly data: Readonly<Record<string, unknown>>;
}
interface AdminController {
  init: (ctx: unknown) => Promise<Initial>;
}
interface AuthenticationController {
  registerAdmin: (ctx: { readonly forbidden: (message: string) => void }) => void;
}

/**
 * Disables Strapi's call that creates the panel's first super admin: the first visitor of a new installation could take
 * it over. A command creates that user instead; it needs access to the machine. The response does not reveal whether a
 * user exists.
 */
export function closeFirstRegistration(strapi: Core.Strapi): void {
  const authentication = strapi.controller(
    'admin::authentication',
  ) as unknown as AuthenticationController;
  authentication.registerAdmin = (ctx) => {
    // Strapi replaces the message of its own ForbiddenError.
    ctx.forbidden(`The first account is made by a command: ${COMMAND}`);
  };
  const admin = strapi.controller('admin::admin') as unknown as AdminController;
  const init = admin.init.bind(admin);
  admin.init = async (ctx) => {
    const { data } = await init(ctx);
    return { data: { ...data, uuid: false, hasAdmin: true } };
  };
}

/** Logs how to create the panel's first user if there is none. */
export async function reportMissingUser(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query('admin::user').count()) > 0) return;
  strapi.log.warn(`The panel has no account yet; this command makes one: ${COMMAND}`);
}
