import { useState } from 'react';
import { ageText, dayText } from '../../domain';
import { useHydrated } from '../use-hydrated';
import * as styles from './age.module.css';

/** The age of a date. Static HTML contains the date. The browser knows the current time and shows the age instead. */
export function Age({ iso }: { readonly iso: string }) {
  const isInBrowser = useHydrated();
  const [now] = useState(() => new Date());
  return (
    <time dateTime={iso} className={styles.age}>
      {isInBrowser ? ageText(iso, now) : dayText(iso)}
    </time>
  );
}
