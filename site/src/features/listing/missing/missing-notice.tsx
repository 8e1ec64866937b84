import { NotAvailable } from '../detail/not-available';
import { NoSuchPage } from '../list/no-such-page';
import type { MissingPage } from './missing-page';

/** The notice of a missing page, with a link to the list. */
export const MissingNotice = ({ absent }: { readonly absent: MissingPage }) =>
  absent.what === 'property' ? (
    <NotAvailable area={absent.area} kind={absent.kind} gone={absent.gone} />
  ) : (
    <NoSuchPage area={absent.area} list={absent.list} />
  );
