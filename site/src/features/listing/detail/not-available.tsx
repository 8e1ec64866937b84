import { Notice } from '../../../components/notice/notice';
import { LISTS, LIST_KEYS, listName, listPath } from '../../../domain';
import type { Area, Kind } from '../../../domain';

interface NotAvailableProps {
  readonly area: Area;
  readonly kind: Kind;
}

/** The notice in place of a listing that does not exist, or no longer exists. */
export const NotAvailable = ({ area, kind }: NotAvailableProps) => {
  const list = LIST_KEYS.find((key) => LISTS[key].kind === kind) ?? LIST_KEYS[0];
  return (
    <Notice
      title="PROPERTY DETAIL NOT AVAILABLE"
      to={listPath(area, list)}
      action={`View ${listName(list)}`}
    >
      It may have been sold or let, or the address may be mistyped. Others like it are in the list.
    </Notice>
  );
};
