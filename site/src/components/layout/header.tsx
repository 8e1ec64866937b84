import type { ReactNode } from 'react';
import type { Area } from '../../domain';
import { cx } from '../../styles/cx';
import { Brand } from './brand';
import { DesktopMenu } from './desktop-menu';
import * as styles from './header.module.css';
import { menuOf } from './menus';
import { MobileMenu } from './mobile-menu';

interface HeaderProps {
  readonly area: Area | null;
  /** Who is signed in, and the way to sign in. */
  readonly account: ReactNode;
  /** What staff have beside it: it comes late, beside the name, where it moves nothing. */
  readonly staff: ReactNode;
}

/** The top of every page; inside a region its menu is the region's. */
export function Header({ area, account, staff }: HeaderProps) {
  const entries = menuOf(area);
  return (
    <header className={styles.header}>
      <div className={cx('page', area && 'page-listings', styles.bar)}>
        <Brand />
        {staff}
        <DesktopMenu entries={entries} />
        {account}
        <MobileMenu entries={entries} />
      </div>
    </header>
  );
}
