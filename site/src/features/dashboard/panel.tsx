import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../styles/cx';
import * as styles from './dashboard.module.css';

interface PanelProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly hint?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A box of the dashboard with its heading. */
export function Panel({ title, hint, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={cx(styles.panel, className)} aria-labelledby={id}>
      <header>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {hint !== undefined && <p className="muted small">{hint}</p>}
      </header>
      {children}
    </section>
  );
}
