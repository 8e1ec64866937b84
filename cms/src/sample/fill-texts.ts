import type { Core } from '@strapi/strapi';
import { ABOUT, CLAIMS, LOGO, SECTIONS, SLIDES, WELCOME } from './content/landing';
import { LOCALITIES, SERVICE_CARDS, WHY_CARDS } from './content/landing-cards';
import { LEGAL_TEXTS } from './content/legal';
import { PARAMETERS } from './content/parameters';
import { storeDrawn, withPictures } from './drawn-pictures';
import { LANDING_UID, LEGAL_TEXT_UID, PARAMETER_UID } from '../uids';
import { create, isThere } from './records';

async function fillLanding(strapi: Core.Strapi): Promise<void> {
  if (await isThere(strapi, LANDING_UID, {})) return;
  await create(strapi, LANDING_UID, {
    ...SECTIONS,
    logo: await storeDrawn(strapi, 'logo', LOGO),
    slides: await withPictures(strapi, 'slide', SLIDES),
    welcome: WELCOME,
    claims: CLAIMS,
    about: { ...ABOUT, picture: await storeDrawn(strapi, 'about', ABOUT.picture) },
    whyCards: WHY_CARDS,
    serviceCards: await withPictures(strapi, 'service', SERVICE_CARDS),
    localities: await withPictures(strapi, 'where-we-deal', LOCALITIES),
  });
}

/**
 * The texts of the landing page, the parameters and the legal texts, without accounts or listings. What there is
 * already is left as it is.
 */
export async function fillTexts(strapi: Core.Strapi): Promise<void> {
  if (!(await isThere(strapi, PARAMETER_UID, {}))) await create(strapi, PARAMETER_UID, PARAMETERS);
  for (const text of LEGAL_TEXTS) {
    if (!(await isThere(strapi, LEGAL_TEXT_UID, { key: text.key })))
      await create(strapi, LEGAL_TEXT_UID, text);
  }
  await fillLanding(strapi);
  strapi.log.info('Sample content: landing page, parameters and legal texts are there');
}
