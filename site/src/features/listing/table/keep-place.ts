import { navigate } from 'gatsby';
import type { ListData, ResultsProps } from '../list/list-data';

/**
 * Goes to the page with the first listing of the shown page, before the number of listings per page changes.
 * @param data the shown page; null while it loads @param limit the next number of listings per page
 */
export function keepPlace(
  data: ListData | null,
  limit: number,
  hrefOf: ResultsProps['hrefOf'],
): void {
  if (!data) return;
  const page = Math.floor(((data.page - 1) * data.limit) / limit) + 1;
  if (page !== data.page) navigate(hrefOf(page), { replace: true });
}
