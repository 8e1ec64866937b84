import type { ListingToolsProps } from './listing-tools';
import type { StaffFindProps } from './staff-find';
import { useForStaff } from './use-for-staff';

const loadTools = () => import('./listing-tools');
const loadFind = () => import('./staff-find');

/** What the region's staff may do with a listing. */
export function LateTools(props: ListingToolsProps) {
  const tools = useForStaff(props.area, loadTools);
  return tools && <tools.ListingTools {...props} />;
}

/** The region's staff's way to a listing by its code or phone. */
export function LateFind(props: StaffFindProps) {
  const find = useForStaff(props.area, loadFind);
  return find && <find.StaffFind {...props} />;
}
