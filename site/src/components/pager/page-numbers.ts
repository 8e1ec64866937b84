const BLOCK = 5;

/** An item of the pager: a page, or a gap of omitted pages. */
type PagerItem = number | 'gap';

/** The number of the last page; a list without records has one page. */
export const lastPage = (count: number, limit: number): number =>
  Math.max(1, Math.ceil(count / limit));

/**
 * Returns the items of the pager: the first page, up to five around the current one, and the last, with gaps between.
 */
export function pagerItems(page: number, last: number): readonly PagerItem[] {
  const from = Math.max(1, Math.min(page - Math.floor(BLOCK / 2), last - BLOCK + 1));
  const to = Math.min(last, from + BLOCK - 1);
  const block = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const before: PagerItem[] = from > 2 ? [1, 'gap'] : [1];
  const after: PagerItem[] = to < last - 1 ? ['gap', last] : [last];
  return [...(from > 1 ? before : []), ...block, ...(to < last ? after : [])];
}

/** Returns the page for a typed number, at most the last one; null if the text is not a page number, such as 0. */
export function askedPage(typed: string, last: number): number | null {
  const page = Number(typed);
  return Number.isInteger(page) && page > 0 ? Math.min(page, last) : null;
}
