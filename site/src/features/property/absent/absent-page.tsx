import { NotAvailable } from '../detail/not-available';
import { NoSuchPage } from '../list/no-such-page';
import type { Absent } from './absent-at';

interface AbsentPageProps {
  readonly absent: Absent;
}

/** Stands for a page of properties that is not published: says so, and leads to the list. */
export const AbsentPage = ({ absent }: AbsentPageProps) =>
  absent.what === 'property' ? (
    <NotAvailable area={absent.area} kind={absent.kind} />
  ) : (
    <NoSuchPage area={absent.area} list={absent.list} />
  );
