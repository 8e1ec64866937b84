import type { Core } from '@strapi/strapi';
import type { Resource } from '../documents/resource';
import { auditPanelUsers } from './audit-users';
import { registerConditions } from './conditions';
import { checkPanelPasswords } from './check-passwords';
import { closeFirstRegistration } from './first-user';
import { forbidRelations } from './forbid-relations';
import { enforcePermissions } from './enforce-permissions';
import { enforcePicturePermissions } from './enforce-picture-permissions';
import { hideAttributes } from './hidden-attributes';
import { describeForms } from './describe-forms';
import { syncLayouts } from './sync-layouts';
import { syncRoles } from './sync-roles';
import { redactInformation } from './redact-information';
import { restrictUploads } from './restrict-uploads';
import { rejectStaleSaves } from './reject-stale-saves';
import { removeFactorsOfDeletedUsers } from './second-factor/reset';
import { requireCodeInResets } from './second-factor/require-code';
import { serveSecondFactor } from './second-factor/routes';

/**
 * Must run before Strapi's bootstrap reads the content types, and before the registration of the write rules, which it
 * wraps.
 */
export function preparePanel(strapi: Core.Strapi, resources: readonly Resource[]): void {
  hideAttributes(strapi, resources);
  describeForms(strapi, resources);
  enforcePermissions(strapi);
  rejectStaleSaves(strapi);
  enforcePicturePermissions(strapi);
  forbidRelations(strapi);
  restrictUploads(strapi);
  redactInformation(strapi);
  closeFirstRegistration(strapi);
  checkPanelPasswords(strapi);
  requireCodeInResets(strapi);
  removeFactorsOfDeletedUsers(strapi);
  auditPanelUsers(strapi);
  serveSecondFactor(strapi);
}

/**
 * Resets the panel's roles, permissions, form layouts and list columns to the code's, at each start. Changes
 * that were made in the panel's settings are lost.
 */
export async function syncPanel(
  strapi: Core.Strapi,
  resources: readonly Resource[],
): Promise<void> {
  await registerConditions(strapi);
  await syncRoles(strapi, resources);
  await syncLayouts(strapi, resources);
}
