import { useState } from 'react';
import { useHydrated } from '../../../components/use-hydrated';
import { dayText, possessionText } from '../../../domain';
import * as styles from './summary.module.css';

/** When a property can be had: the stored page says the day, the browser, which knows of now, `Immediate` where it is past. */
export const Possession = ({ iso }: { readonly iso: string }) => {
  const isInBrowser = useHydrated();
  const [now] = useState(() => new Date());
  const text = isInBrowser ? possessionText(iso, now) : dayText(iso);
  // Another word is another element: it takes the place, and nothing moves to it.
  return (
    <time key={text} className={styles.possession} dateTime={iso}>
      {text}
    </time>
  );
};
