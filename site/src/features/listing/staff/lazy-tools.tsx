import { useGatedImport } from '../../../session/use-gated-import';
import type { ListingCard } from '../../../domain';
import type { ListingToolsProps } from './listing-tools';
import * as styles from './staff.module.css';
import type { ShownList } from './use-list-updates';

const loadTools = () => import('./listing-tools');
const loadFind = () => import('./staff-find');

/** The tools of the region's staff for a listing. */
export function LazyTools<L extends ListingCard>(props: ListingToolsProps<L>) {
  const tools = useGatedImport('write listings', loadTools, props.area);
  return tools ? <tools.ListingTools {...props} /> : <div className={styles.tools} />;
}

/** The search by code or phone for the region's staff. */
export function LazyFind(props: ShownList) {
  const find = useGatedImport('search listings by phone', loadFind, props.area);
  return find ? <find.StaffFind {...props} /> : <div className={styles.find} />;
}
