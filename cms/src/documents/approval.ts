import type { Core } from '@strapi/strapi';
import type { Resource } from './resource';

const PARAMETERS = 'api::app-parameter.app-parameter';

/**
 * What a write by an account that is not staff's sets beside its fields: the record is hidden where its resource waits
 * for approval. Source: docs/contract.md, "Reviews".
 */
export async function untilApproved(
  strapi: Core.Strapi,
  { approvedBy }: Resource,
): Promise<{ readonly hidden?: true }> {
  if (!approvedBy) return {};
  const stored: unknown = await strapi.db.query(PARAMETERS).findOne({ select: [approvedBy] });
  const approval = (stored as Readonly<Record<string, unknown>> | null)?.[approvedBy];
  return approval === 'manual' ? { hidden: true } : {};
}
