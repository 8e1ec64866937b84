import { Notice } from '../../../components/notice/notice';
import { listName, listPath } from '../../../domain';
import type { Area, ListKey } from '../../../domain';

interface NoSuchPageProps {
  readonly area: Area;
  readonly list: ListKey;
}

/** The notice for a page that the list does not have. */
export const NoSuchPage = ({ area, list }: NoSuchPageProps) => (
  <Notice title="NO PROPERTY AVAILABLE" to={listPath(area, list)} action={`View ${listName(list)}`}>
    The list has no such page any more. Begin at its first one.
  </Notice>
);
