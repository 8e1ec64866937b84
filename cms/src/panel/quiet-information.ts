import type { Core } from '@strapi/strapi';

interface Information {
  readonly data: Readonly<Record<string, unknown>>;
}
interface AdminController {
  information: (ctx: unknown) => Promise<Information>;
}
interface PanelState {
  readonly user?: { readonly roles: readonly { readonly code: string }[] };
}

const SUPER_ADMIN = 'strapi-super-admin';
/** Which versions of what run here: for the super admin alone, who sees to them. */
const VERSIONS = ['strapiVersion', 'nodeVersion', 'dependencies'];

/** Keeps what the CMS is made of from the panel's other users, all of whose browsers ask for it. */
export function quietInformation(strapi: Core.Strapi): void {
  const admin = strapi.controller('admin::admin') as unknown as AdminController;
  const information = admin.information.bind(admin);
  admin.information = async (ctx) => {
    const { data } = await information(ctx);
    const state = strapi.requestContext.get()?.state as PanelState | undefined;
    if (state?.user?.roles.some(({ code }) => code === SUPER_ADMIN)) return { data };
    const told = Object.entries(data).filter(([name]) => !VERSIONS.includes(name));
    return { data: Object.fromEntries(told) };
  };
}
