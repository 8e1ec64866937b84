import { Notice } from '../../../components/notice/notice';
import { LISTS, LIST_KEYS, listName, listPath } from '../../../domain';
import type { Area, Kind } from '../../../domain';
import type { GoneNotice } from './detail-data';

interface NotAvailableProps {
  readonly area: Area;
  readonly kind: Kind;
  /** Set where the listing was sold or rented too long ago. */
  readonly gone?: GoneNotice | undefined;
}

/** The notice in place of a listing that does not exist, or no longer exists. */
export const NotAvailable = ({ area, kind, gone }: NotAvailableProps) => {
  const list = LIST_KEYS.find((key) => LISTS[key].kind === kind) ?? LIST_KEYS[0];
  return (
    <Notice
      title="PROPERTY DETAIL NOT AVAILABLE"
      to={listPath(area, list)}
      action={`View ${listName(list)}`}
      {...gone}
    >
      {!gone && 'It may have been sold or let, or the address may be mistyped. '}
      Others like it are in the list.
    </Notice>
  );
};
