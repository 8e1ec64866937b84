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
/** Version numbers, which only the super admin needs. */
const VERSIONS = ['strapiVersion', 'nodeVersion', 'dependencies'];

/** Removes version numbers from the response of `/admin/information`, unless the super admin sends the request. */
export function redactInformation(strapi: Core.Strapi): void {
  const admin = strapi.controller('admin::admin') as unknown as AdminController;
  const information = admin.information.bind(admin);
  admin.information = async (ctx) => {
    const { data } = await information(ctx);
    const state = strapi.requestContext.get()?.state as PanelState | undefined;
    if (state?.user?.roles.some(({ code }) => code === SUPER_ADMIN)) return { data };
    const visible = Object.entries(data).filter(([name]) => !VERSIONS.includes(name));
    return { data: Object.fromEntries(visible) };
  };
}
