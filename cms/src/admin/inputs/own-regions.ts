import { useAuth } from '@strapi/strapi/admin';
import { AREAS, regionCondition } from '../../domain';
import type { Area } from '../../domain';

/** The regions in the conditions of the user's permissions; all regions if there is no such condition. */
export function useOwnRegions(): readonly Area[] {
  const permissions = useAuth('useOwnRegions', (state) => state.permissions);
  const named = AREAS.filter((area) =>
    permissions.some(({ conditions }) => conditions?.includes(`api::${regionCondition(area)}`)),
  );
  return named.length > 0 ? named : AREAS;
}
