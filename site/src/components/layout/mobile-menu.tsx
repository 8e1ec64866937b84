import { Link } from 'gatsby';
import { Icon } from '../icon/icon';
import { HomeLink } from './home-link';
import type { MenuEntry, MenuLink } from './menus';
import * as styles from './mobile-menu.module.css';
import { useMenuDismiss } from './use-closing-menus';

/** The menu of narrow screens: one button opens all entries, in groups. */
export function MobileMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const menu = useMenuDismiss<HTMLElement>();
  return (
    <nav ref={menu} aria-label="Main" className={styles.menu}>
      <details>
        <summary className={styles.button}>
          <Icon of="Menu" size={24} className={styles.opens} />
          <Icon of="X" size={24} className={styles.closes} />
          <span className="visually-hidden">Menu</span>
        </summary>
        <ul className={styles.panel}>
          <li>
            <HomeLink className={styles.link} named />
          </li>
          {entries.map((entry) => (
            <li key={entry.label}>
              {'to' in entry ? <Choice {...entry} /> : <Group {...entry} />}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

const Choice = ({ label, to }: MenuLink) => (
  <Link to={to} className={styles.link}>
    {label}
  </Link>
);

const Group = ({ label, links }: Extract<MenuEntry, { links: unknown }>) => (
  <>
    <p className={styles.name}>{label}</p>
    <ul className={styles.group}>
      {links.map((link) => (
        <li key={link.to}>
          <Choice {...link} />
        </li>
      ))}
    </ul>
  </>
);
