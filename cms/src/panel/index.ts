import type { Core } from '@strapi/strapi';
import { syncBrandOnChange, syncBrand } from './brand';
import { registerConditions } from './conditions';
import { forbidRelations } from './forbid-relations';
import { enforcePermissions } from './enforce-permissions';
import { enforcePicturePermissions } from './enforce-picture-permissions';
import { hideAttributes } from './hidden-attributes';
import { describeForms } from './layouts';
import { syncLayouts } from './layouts/sync-layouts';
import { syncRoles } from './sync-roles';
import { redactInformation } from './redact-information';

/** Runs before Strapi's bootstrap reads the content types, and before the write rules, which it wraps. */
export function preparePanel(strapi: Core.Strapi): void {
  hideAttributes(strapi);
  describeForms(strapi);
  syncBrandOnChange(strapi);
  enforcePermissions(strapi);
  enforcePicturePermissions(strapi);
  forbidRelations(strapi);
  redactInformation(strapi);
}

/**
 * Resets the panel's roles, permissions, form layouts, list columns and brand to the code's, at each start. Changes
 * that were made in the panel's settings are lost.
 */
export async function syncPanel(strapi: Core.Strapi): Promise<void> {
  await registerConditions(strapi);
  await syncRoles(strapi);
  await syncLayouts(strapi);
  await syncBrand(strapi);
}
