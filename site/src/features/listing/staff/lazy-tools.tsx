import { useGatedImport } from '../../../session/use-gated-import';
import type { Area, ListingCard } from '../../../domain';
import type { ListingToolsProps } from './listing-tools';
import type { StaffBarProps } from './staff-bar';
import * as styles from './staff.module.css';

const load = () => import('./staff-parts');
const useStaffParts = (area: Area) => useGatedImport('write listings', load, area);

/** The tools of the region's staff for a listing. */
export function LazyTools<L extends ListingCard>(props: ListingToolsProps<L>) {
  const parts = useStaffParts(props.area);
  return parts ? <parts.ListingTools {...props} /> : <div className={styles.tools} />;
}

/** The bar of the region's staff above a list. */
export function LazyStaffBar(props: StaffBarProps) {
  const parts = useStaffParts(props.area);
  return parts ? <parts.StaffBar {...props} /> : <div className={styles.bar} />;
}
