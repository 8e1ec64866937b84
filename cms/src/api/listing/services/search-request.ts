import type { AreaCall } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { readValues } from '../../../http/paging';
import { authorize } from '../../../http/route';
import { can, filtersIn, parseSearch } from '../../../domain';
import type { ListKey } from '../../../domain';

/** The search of a call, and what its caller may see. @throws 400, or 401 and 403 for a filter */
export function readSearch({ area, body, caller }: AreaCall, list: ListKey) {
  const values = readValues(body);
  const used = filtersIn(list, values);
  for (const { guard } of used) if (guard) authorize(caller, guard, area);
  const search = parseSearch(list, area, values);
  if (!search.ok) throw invalid(search.errors);
  const isActiveOnly = !can(caller, 'see inactive listings', area);
  return { scope: { area, list, isActiveOnly }, search: search.value, used };
}
