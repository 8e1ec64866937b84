import type { Core } from '@strapi/strapi';
import { followBrand, keepBrand } from './brand';
import { registerConditions } from './conditions';
import { forbidRelations } from './forbidden-relations';
import { guardPanel } from './guard';
import { guardPictures } from './guard-pictures';
import { hideSecrets } from './hidden';
import { describeForms } from './layouts';
import { keepLayouts } from './layouts/keep-layouts';
import { keepRoles } from './keep-roles';
import { quietInformation } from './quiet-information';

/** What must be there before Strapi's own bootstrap reads the content types; before the rules, which it surrounds. */
export function preparePanel(strapi: Core.Strapi): void {
  hideSecrets(strapi);
  describeForms(strapi);
  followBrand(strapi);
  guardPanel(strapi);
  guardPictures(strapi);
  forbidRelations(strapi);
  quietInformation(strapi);
}

/**
 * Makes the panel what the code says it is, at each start: its roles and what they may, how its forms and lists
 * look, and the brand on it. What was changed by hand in the panel's settings is set back.
 */
export async function keepPanel(strapi: Core.Strapi): Promise<void> {
  await registerConditions(strapi);
  await keepRoles(strapi);
  await keepLayouts(strapi);
  await keepBrand(strapi);
}
