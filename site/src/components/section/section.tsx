import type { ReactNode } from 'react';
import { cx } from '../../styles/cx';
import * as styles from './section.module.css';

/** The texts of a section, as the CMS stores them. */
export interface SectionText {
  readonly heading: string;
  /** The line below the heading. */
  readonly line: string;
}

interface SectionProps extends SectionText {
  /** The id of the section, to which the menus link. */
  readonly id: string;
  /** The background: sections alternate between these two. */
  readonly ground?: 'paper' | 'surface';
  /** Content below the main content: further links and actions. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page: heading, line and content. */
export const Section = ({ id, heading, line, ground = 'paper', after, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-heading`} className={cx(styles.section, styles[ground])}>
    <div className="page">
      <header className={styles.head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p className={styles.line}>{line}</p>
      </header>
      {children}
      {after && <div className={styles.after}>{after}</div>}
    </div>
  </section>
);
