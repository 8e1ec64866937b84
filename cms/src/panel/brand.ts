import type { Core, Modules } from '@strapi/strapi';
import { LANDING_UID } from '../uids';

type Middleware = Parameters<Modules.Documents.Service['use']>[0];

/** A logo as Strapi's project settings keep it. */
interface Logo {
  readonly url: string;
  readonly provider: string;
}
interface ProjectSettings {
  readonly menuLogo?: Logo | null;
  readonly authLogo?: Logo | null;
}

/**
 * Strapi deletes the file of a logo that is replaced in the settings, if its provider is the one in use. The landing
 * page's logo stays: it bears the name of no provider.
 */
const PROVIDER = 'landing-page';

/** Puts the landing page's logo on the panel, its menu and its login; where there is none, Strapi's own stays. */
export async function keepBrand(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'admin' });
  const key = 'project-settings';
  const settings = (await store.get({ key })) as ProjectSettings | null;
  const landing = (await strapi.db.query(LANDING_UID).findOne({
    populate: { logo: { select: ['name', 'hash', 'url', 'width', 'height', 'ext', 'size'] } },
  })) as { readonly logo?: Omit<Logo, 'provider'> | null } | null;
  const logo = landing?.logo ? { ...landing.logo, provider: PROVIDER } : null;
  const isKept = [settings?.menuLogo, settings?.authLogo].every((one) => one?.url === logo?.url);
  if (isKept) return;
  await store.set({ key, value: { ...settings, menuLogo: logo, authLogo: logo } });
}

/** Keeps the panel's logo that of the landing page, whenever that is written or its picture goes. */
export function followBrand(strapi: Core.Strapi): void {
  const middleware: Middleware = async (context, next) => {
    const result = await next();
    if (context.uid === LANDING_UID && !context.action.startsWith('find')) await keepBrand(strapi);
    return result;
  };
  strapi.documents.use(middleware);
  strapi.eventHub.on('media.delete', () => keepBrand(strapi));
}
