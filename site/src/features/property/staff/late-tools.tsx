import { usePart } from '../../../session/use-part';
import type { ListingCard } from '../../../domain';
import type { ListingToolsProps } from './listing-tools';
import * as styles from './staff.module.css';
import type { FollowedList } from './use-followed-list';

const loadTools = () => import('./listing-tools');
const loadFind = () => import('./staff-find');

/** What the region's staff may do with a listing. */
export function LateTools<L extends ListingCard>(props: ListingToolsProps<L>) {
  const tools = usePart('write listings', loadTools, props.area);
  return tools ? <tools.ListingTools {...props} /> : <div className={styles.tools} />;
}

/** The region's staff's way to a listing by its code or phone. */
export function LateFind(props: FollowedList) {
  const find = usePart('search listings by phone', loadFind, props.area);
  return find ? <find.StaffFind {...props} /> : <div className={styles.find} />;
}
