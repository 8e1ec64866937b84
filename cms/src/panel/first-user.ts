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
 * Closes Strapi's call that makes the panel's first super admin: the first who finds a new installation would own it.
 * A command makes that user instead, which takes access to the machine. Nobody is told whether there is a user yet.
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

/** Logs how to make the panel's first user while there is none. */
export async function reportMissingUser(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query('admin::user').count()) > 0) return;
  strapi.log.warn(`The panel has no account yet; this command makes one: ${COMMAND}`);
}
