import type { Core } from '@strapi/strapi';
import type { Resource } from './resource';

const PARAMETERS = 'api::app-parameter.app-parameter';

/**
 * The extra values of a write by an account that is not staff: the record is hidden if its resource needs approval.
 * Source: docs/contract.md, "Reviews".
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
