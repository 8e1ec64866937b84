import { useState } from 'react';
import { ageText, dayText } from '../../domain';
import { useHydrated } from '../use-hydrated';
import * as styles from './age.module.css';

/** The age of a date. Static HTML has the date; the browser, which knows the current time, replaces it by the age. */
export function Age({ iso }: { readonly iso: string }) {
  const isInBrowser = useHydrated();
  const [now] = useState(() => new Date());
  return (
    <time dateTime={iso} className={styles.age}>
      {isInBrowser ? ageText(iso, now) : dayText(iso)}
    </time>
  );
}
