import { Link } from 'gatsby';
import { cx } from '../../styles/cx';
import { Icon } from '../icon/icon';
import { GoToPage } from './go-to-page';
import * as styles from './pager.module.css';
import { pagerItems } from './page-numbers';

interface PagerProps {
  /** The number of the current page, from 1. */
  readonly page: number;
  readonly last: number;
  /** Returns the address of a page. */
  readonly hrefOf: (page: number) => string;
}

interface StepProps {
  readonly href: string | null;
  readonly rel: 'prev' | 'next';
  readonly children: React.ReactNode;
}

const Step = ({ href, rel, children }: StepProps) =>
  href === null ? (
    <span className={cx(styles.step, styles.off)}>{children}</span>
  ) : (
    <Link className={styles.step} to={href} rel={rel}>
      {children}
    </Link>
  );

/** The pager of a list, with real links. It is empty if there is only one page. */
export const Pager = ({ page, last, hrefOf }: PagerProps) =>
  last > 1 && (
    <nav className={cx(styles.pager, 'figures')} aria-label="Pages">
      <Step href={page > 1 ? hrefOf(page - 1) : null} rel="prev">
        <Icon of="ChevronLeft" /> Previous
      </Step>
      <ul className={styles.numbers}>
        {pagerItems(page, last).map((item, index) => (
          <li key={item === 'gap' ? `gap ${String(index)}` : item}>
            {item === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={styles.number}
                to={hrefOf(item)}
                aria-label={`Page ${String(item)}`}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Step href={page < last ? hrefOf(page + 1) : null} rel="next">
        Next <Icon of="ChevronRight" />
      </Step>
      <GoToPage last={last} hrefOf={hrefOf} />
    </nav>
  );
