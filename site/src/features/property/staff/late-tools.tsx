import { usePart } from '../../../session/use-part';
import type { ListingToolsProps } from './listing-tools';
import type { ListOf } from './find-by-text';

const loadTools = () => import('./listing-tools');
const loadFind = () => import('./staff-find');

/** What the region's staff may do with a listing. */
export function LateTools(props: ListingToolsProps) {
  const tools = usePart('write listings', loadTools, props.area);
  return tools && <tools.ListingTools {...props} />;
}

/** The region's staff's way to a listing by its code or phone. */
export function LateFind(props: ListOf) {
  const find = usePart('search listings by phone', loadFind, props.area);
  return find && <find.StaffFind {...props} />;
}
