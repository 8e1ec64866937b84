import { Notice } from '../../../components/notice/notice';
import { listName, listPath } from '../../../domain';
import type { Area, ListKey } from '../../../domain';

interface NoSuchPageProps {
  readonly area: Area;
  readonly list: ListKey;
}

/** Stands where a list has no page of the number that was asked for. */
export const NoSuchPage = ({ area, list }: NoSuchPageProps) => (
  <Notice title="NO PROPERTY AVAILABLE" to={listPath(area, list)} action={`View ${listName(list)}`}>
    The list has no such page any more. Begin at its first one.
  </Notice>
);
