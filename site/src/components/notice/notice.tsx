import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button';
import { cx } from '../../styles/cx';
import * as styles from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  /** A text that explains the situation and the next step. */
  readonly children: ReactNode;
  /** The path of the link, by default of the home page; null for no link. */
  readonly to?: string | null;
  readonly action?: string;
}

/** A page without content of its own: a title, a text and a link to continue. */
export const Notice = ({ title, children, to = '/', action = 'Go to Home' }: NoticeProps) => (
  <div className={cx('page', styles.notice)}>
    <h1>{title}</h1>
    <p className={styles.words}>{children}</p>
    {to !== null && <ButtonLink to={to}>{action}</ButtonLink>}
  </div>
);
