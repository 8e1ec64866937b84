import { useSyncExternalStore } from 'react';
import { currentNews, noNews, subscribeToNews } from './news';
import type { FollowedNews } from './news';

/** What waits in the caller's regions, renewed every 20 seconds; null until it is known. */
export const useNews = (): FollowedNews | null =>
  useSyncExternalStore(subscribeToNews, currentNews, noNews);
