import type { Core, Modules } from '@strapi/strapi';
import { landing as resource } from '../resource';

type Middleware = Parameters<Modules.Documents.Service['use']>[0];

/** A logo as Strapi's project settings store it. */
interface Logo {
  readonly url: string;
  readonly provider: string;
}
interface ProjectSettings {
  readonly menuLogo?: Logo | null;
  readonly authLogo?: Logo | null;
}

/**
 * Strapi deletes the file of a replaced logo if its provider is the current one. This name is not a provider, so Strapi
 * keeps the file of the landing page's logo.
 */
const PROVIDER = 'landing-page';

/** Sets the landing page's logo as the logo of the panel's menu and login; without one, Strapi's own logo stays. */
export async function syncBrand(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'admin' });
  const key = 'project-settings';
  const settings = (await store.get({ key })) as ProjectSettings | null;
  const landing = (await strapi.db.query(resource.uid).findOne({
    populate: { logo: { select: ['name', 'hash', 'url', 'width', 'height', 'ext', 'size'] } },
  })) as { readonly logo?: Omit<Logo, 'provider'> | null } | null;
  const logo = landing?.logo ? { ...landing.logo, provider: PROVIDER } : null;
  const isCurrent = [settings?.menuLogo, settings?.authLogo].every((one) => one?.url === logo?.url);
  if (isCurrent) return;
  await store.set({ key, value: { ...settings, menuLogo: logo, authLogo: logo } });
}

/** Runs `syncBrand` after each write of the landing page and after each deletion of a picture. */
export function syncBrandOnChange(strapi: Core.Strapi): void {
  const middleware: Middleware = async (context, next) => {
    const result = await next();
    if (context.uid === resource.uid && !context.action.startsWith('find')) await syncBrand(strapi);
    return result;
  };
  strapi.documents.use(middleware);
  strapi.eventHub.on('media.delete', () => syncBrand(strapi));
}
