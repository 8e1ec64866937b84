import { Link } from 'gatsby';
import { Icon } from '../icon/icon';
import * as styles from './desktop-menu.module.css';
import { HomeLink } from './home-link';
import type { MenuEntry } from './menus';
import { useMenuDismiss } from './use-closing-menus';

/** The menu of wide screens: a row of links and of submenus. */
export function DesktopMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const menu = useMenuDismiss<HTMLElement>();
  return (
    <nav ref={menu} aria-label="Main" className={styles.menu}>
      <ul className="row-4">
        <li>
          <HomeLink className={styles.link} />
        </li>
        {entries.map((entry) => (
          <li key={entry.label} className={styles.entry}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  if ('to' in entry) {
    return (
      <Link to={entry.to} className={styles.link}>
        {entry.label}
      </Link>
    );
  }
  return (
    <details>
      <summary className={styles.link}>
        {entry.label}
        <Icon of="ChevronDown" size={16} className={styles.chevron} />
      </summary>
      <ul className={styles.panel}>
        {entry.links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.choice}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
