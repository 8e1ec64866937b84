import type { ReactNode } from 'react';
import type { Area } from '../../domain';
import { cx } from '../../styles/cx';
import { DesktopMenu } from './desktop-menu';
import * as styles from './header.module.css';
import { menuOf } from './menus';
import { MobileMenu } from './mobile-menu';
import { Link } from 'gatsby';
import { srcSetOf } from '../picture/srcset';
import { useSite } from './use-site';

/** The logo and the name of the brokerage, linked to the home page. */
function Brand() {
  const { facts, logo } = useSite();
  if (!facts) return null;
  return (
    <Link to="/" className={styles.brand}>
      {logo && (
        <img
          src={logo.path}
          srcSet={srcSetOf(logo)}
          sizes="36px"
          alt=""
          width={logo.width}
          height={logo.height}
          className={styles.logo}
        />
      )}
      <span className={styles.name}>{facts.brandName}</span>
    </Link>
  );
}

interface HeaderProps {
  readonly area: Area | null;
  /** The account button: sign in, or the account menu. */
  readonly account: ReactNode;
  /** The staff menu. It loads late, at a position where it does not move the layout. */
  readonly staff: ReactNode;
}

/** The header of every page. A region has its own menu. */
export function Header({ area, account, staff }: HeaderProps) {
  const entries = menuOf(area);
  return (
    <header className={styles.header}>
      <div className={cx('page', styles.bar)}>
        <Brand />
        {staff}
        <DesktopMenu entries={entries} />
        {account}
        <MobileMenu entries={entries} />
      </div>
    </header>
  );
}
