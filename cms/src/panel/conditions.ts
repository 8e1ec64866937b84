import type { Core } from '@strapi/strapi';
import { AREAS, regionCondition, REGIONS } from '../domain';
import type { Area } from '../domain';

interface Condition {
  readonly name: string;
  readonly displayName: string;
  readonly category: string;
  /** Returns the filter that a record must match. */
  readonly handler: () => Readonly<Record<string, unknown>>;
}

interface ConditionService {
  readonly conditionProvider: { registerMany: (conditions: readonly Condition[]) => Promise<void> };
}

const ORDINARY = 'ordinary-account';

/** Strapi's id of the condition that a record belongs to a region. */
export const inRegion = (area: Area): string => `api::${regionCondition(area)}`;

/** Strapi's id of the condition that an account is not a super admin's. Source: docs/contract.md, "Super admin". */
export const IS_ORDINARY = `api::${ORDINARY}`;

/** Strapi's own condition that the user created the record. */
export const IS_OWN = 'admin::is-creator';

/** Registers the conditions of the roles' permissions. Strapi does not store conditions. */
export async function registerConditions(strapi: Core.Strapi): Promise<void> {
  const { conditionProvider } = strapi.service('admin::permission') as unknown as ConditionService;
  await conditionProvider.registerMany([
    ...AREAS.map((area) => ({
      name: regionCondition(area),
      displayName: `Of ${REGIONS[area].city}`,
      category: 'Region',
      handler: () => ({ area }),
    })),
    {
      name: ORDINARY,
      displayName: 'No superAdmin',
      category: 'Accounts',
      handler: () => ({ superAdmin: { $ne: true } }),
    },
  ]);
}
