import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button';
import { cx } from '../../styles/cx';
import * as styles from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  /** What happened, and what to do about it. */
  readonly children: ReactNode;
  /** The link on the page, to the home page by default; null for no link. */
  readonly to?: string | null;
  readonly action?: string;
}

/** A page without content that says where to go from it. */
export const Notice = ({ title, children, to = '/', action = 'Go to Home' }: NoticeProps) => (
  <div className={cx('page', styles.notice)}>
    <h1>{title}</h1>
    <p className={styles.words}>{children}</p>
    {to !== null && <ButtonLink to={to}>{action}</ButtonLink>}
  </div>
);
