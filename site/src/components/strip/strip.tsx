import { useRef } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../styles/cx';
import { useOverflow } from '../chips/use-overflow';
import * as styles from './strip.module.css';

export interface StripItem {
  readonly key: string;
  readonly content: ReactNode;
}

interface StripProps {
  /** The name of the content for screen readers. */
  readonly label: string;
  readonly items: readonly StripItem[];
  /** The class that sets the width of the items. */
  readonly className: string;
}

/** A row that scrolls horizontally and snaps to an item. Finger, wheel or arrow keys scroll it, without scripts. */
export function Strip({ label, items, className }: StripProps) {
  const strip = useRef<HTMLElement>(null);
  useOverflow(strip);
  return (
    <section ref={strip} aria-label={label} className={cx(styles.strip, className)}>
      <ul className={styles.row}>
        {items.map(({ key, content }) => (
          <li key={key} className={styles.item}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
