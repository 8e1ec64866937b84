import { useState } from 'react';
import { useHydrated } from '../../../components/use-hydrated';
import { dayText, possessionText } from '../../../domain';
import * as styles from './summary.module.css';

/** The date of possession. Static HTML has the date; the browser replaces a past one by `Immediate`. */
export const Possession = ({ iso }: { readonly iso: string }) => {
  const isInBrowser = useHydrated();
  const [now] = useState(() => new Date());
  const text = isInBrowser ? possessionText(iso, now) : dayText(iso);
  // A new element for a new text: its replacement is no layout shift.
  return (
    <time key={text} className={styles.possession} dateTime={iso}>
      {text}
    </time>
  );
};
