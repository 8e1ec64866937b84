import { useRef } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../styles/cx';
import { useOverflow } from '../chips/use-overflow';
import * as styles from './strip.module.css';

interface StripProps {
  /** What the strip holds, for a screen reader. */
  readonly label: string;
  /** How many stand side by side on a wide screen; fewer on narrower ones. */
  readonly across?: 1 | 3;
  /** A key is its item's anchor too. */
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly className?: string | undefined;
}

/** A row that is scrolled sideways and comes to rest on an item: by finger, wheel or arrow keys, without scripts. */
export function Strip({ label, across = 3, items, className }: StripProps) {
  const strip = useRef<HTMLElement>(null);
  useOverflow(strip);
  return (
    <section
      ref={strip}
      aria-label={label}
      className={cx(styles.strip, across === 3 && styles.three, className)}
    >
      <ul className={styles.row}>
        {items.map(({ key, content }) => (
          <li key={key} id={key} className={styles.item}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
