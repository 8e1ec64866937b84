import { useEffect, useRef, useState } from 'react';
import { announce } from './sound';
import { useNews } from './use-news';

/** Announces enquiries that arrive while the page is open. @returns the words for screen readers */
export function useArrivals(): string {
  const latest = useNews()?.latest;
  const last = useRef<string | null>();
  const [words, setWords] = useState('');
  useEffect(() => {
    if (latest === undefined) return;
    const isArrival = last.current !== undefined && latest !== null && latest !== last.current;
    last.current = latest;
    if (!isArrival) return;
    announce(latest);
    setWords(`New enquiry ${latest}`);
  }, [latest]);
  return words;
}
