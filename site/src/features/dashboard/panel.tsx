import { useId } from 'react';
import type { ReactNode } from 'react';
import * as styles from './dashboard.module.css';

interface PanelProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A box of the dashboard with its heading. */
export function Panel({ title, hint, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header>
        <h2 id={id} className="large">
          {title}
        </h2>
        {hint !== undefined && <p className="muted small">{hint}</p>}
      </header>
      {children}
    </section>
  );
}
