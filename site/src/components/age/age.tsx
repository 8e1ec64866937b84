import { useState } from 'react';
import { ageText, dayText } from '../../domain';
import { useHydrated } from '../use-hydrated';
import * as styles from './age.module.css';

/** How long ago that was. The stored page says the day; the browser, which knows of now, says the age in its place. */
export function Age({ iso }: { readonly iso: string }) {
  const isInBrowser = useHydrated();
  const [now] = useState(() => new Date());
  return (
    <time dateTime={iso} className={styles.age}>
      {isInBrowser ? ageText(iso, now) : dayText(iso)}
    </time>
  );
}
