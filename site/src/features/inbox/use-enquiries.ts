import { useCallback, useEffect, useRef } from 'react';
import { useLoaded } from '../../requests/use-loaded';
import { searchEnquiries } from './requests';
import type { FoundEnquiries } from './requests';
import { useNews } from './use-news';
import { useRenewal } from './use-renewal';

/** The enquiries on a page of the inbox. */
export const PAGE_SIZE = 20;

/** What a search found, and when: milliseconds since 1970. */
export interface ShownEnquiries extends FoundEnquiries {
  readonly at: number;
}

/** Loads again when the numbers of the inbox change: somebody has sent or changed an enquiry. */
export function useRefreshOnNews(refresh: () => void): void {
  const news = JSON.stringify(useNews());
  const last = useRef('null');
  useEffect(() => {
    if (last.current !== 'null' && news !== 'null' && news !== last.current) refresh();
    if (news !== 'null') last.current = news;
  }, [news, refresh]);
}

/** A page of a search, renewed when something new arrives. @param values the filters of the search */
export function useEnquiries(values: Readonly<Record<string, string | boolean>>, page: number) {
  const key = JSON.stringify(values);
  const load = useCallback(
    async (signal: AbortSignal): Promise<ShownEnquiries> => {
      const paging = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
      const filters = JSON.parse(key) as Record<string, unknown>;
      return { ...(await searchEnquiries(filters, paging, signal)), at: Date.now() };
    },
    [key, page],
  );
  const loaded = useLoaded(load);
  useRefreshOnNews(loaded.refresh);
  useRenewal(load, loaded);
  return loaded;
}
