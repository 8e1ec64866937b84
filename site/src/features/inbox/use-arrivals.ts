import { useEffect } from 'react';
import { announce } from './sound';
import { useNews } from './use-news';

/** Announces enquiries that arrive while the page is open. @returns the words for screen readers */
export function useArrivals(): string {
  const arrived = useNews()?.arrived ?? null;
  useEffect(() => {
    if (arrived !== null) announce(arrived);
  }, [arrived]);
  return arrived === null ? '' : `New enquiry ${arrived}`;
}
