import { useAuth } from '@strapi/strapi/admin';
import { AREAS, regionCondition } from '../../domain';
import type { Area } from '../../domain';

/** The regions that the user's permissions name; all regions if they name none. */
export function useOwnRegions(): readonly Area[] {
  const permissions = useAuth('useOwnRegions', (state) => state.permissions);
  const named = AREAS.filter((area) =>
    permissions.some(({ conditions }) => conditions?.includes(`api::${regionCondition(area)}`)),
  );
  return named.length > 0 ? named : AREAS;
}
