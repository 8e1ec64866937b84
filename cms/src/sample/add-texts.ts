import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import landing from '../../sample-content/landing.json';
import legalTexts from '../../sample-content/legal-texts.json';
import parameters from '../../sample-content/parameters.json';
import { LANDING_UID, LEGAL_TEXT_UID, PARAMETER_UID } from '../uids';
import { storePicture, withPictures } from './pictures';
import { create, isStored, missing } from './records';

async function addLanding(strapi: Core.Strapi): Promise<void> {
  if (await isStored(strapi, LANDING_UID, {})) return;
  const { about } = landing;
  await create(strapi, LANDING_UID, {
    ...landing,
    logo: await storePicture(strapi, landing.logo, 'logo'),
    slides: await withPictures(strapi, 'slide', landing.slides),
    about: { ...about, picture: await storePicture(strapi, about.picture, 'about') },
    serviceCards: await withPictures(strapi, 'service', landing.serviceCards),
    localities: await withPictures(strapi, 'where-we-deal', landing.localities),
  });
}

/**
 * Adds the texts of the landing page, the parameters and the legal texts, without accounts or listings. Stored records
 * stay unchanged.
 */
export async function addTexts(strapi: Core.Strapi): Promise<void> {
  if (!(await isStored(strapi, PARAMETER_UID, {}))) await create(strapi, PARAMETER_UID, parameters);
  const folder = path.join(strapi.dirs.app.root, 'sample-content/legal');
  for (const text of await missing(strapi, LEGAL_TEXT_UID, legalTexts, 'key')) {
    const body = await readFile(path.join(folder, `${text.key}.md`), 'utf8');
    await create(strapi, LEGAL_TEXT_UID, { ...text, body });
  }
  await addLanding(strapi);
  strapi.log.info('Sample content: added landing page, parameters and legal texts');
}
