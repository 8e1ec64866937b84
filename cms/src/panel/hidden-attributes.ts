import type { Core } from '@strapi/strapi';
import type { Resource } from '../documents/resource';
import { FILE_UID } from '../media/stored-file';

/** The relation from a picture to its records. With it, a manager could read records of the other region. */
const OF_FILES = ['related'];

interface Configured {
  config?: { attributes?: Record<string, { hidden: boolean }> };
}

function hide(strapi: Core.Strapi, uid: string, names: readonly string[]): void {
  const type = strapi.contentType(uid as never) as unknown as Configured;
  type.config ??= {};
  type.config.attributes ??= {};
  for (const name of names) type.config.attributes[name] = { hidden: true };
}

/**
 * Marks attributes that no role can see as hidden, in the same way as Strapi marks an account's `resetPasswordToken`.
 */
export function hideAttributes(strapi: Core.Strapi, resources: readonly Resource[]): void {
  hide(strapi, FILE_UID, OF_FILES);
  for (const { uid, panel } of resources) if (panel?.hidden) hide(strapi, uid, panel.hidden);
}
