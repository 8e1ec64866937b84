import type { MouseEvent } from 'react';
import { Link } from 'gatsby';
import { cx } from '../../styles/cx';
import * as styles from './footer.module.css';
import { LEGAL_LINKS, REGION_LINKS, SECTION_LINKS } from './menus';
import type { MenuLink } from './menus';
import { Offices } from './offices';
import { useSite } from './use-site';
import type { SiteFacts } from './use-site';

const SITE_LINKS: readonly MenuLink[] = [{ label: 'Home', to: '/' }, ...SECTION_LINKS];
const PROPERTY_LINKS = REGION_LINKS.map(({ label, to }) => ({ label: `Properties ${label}`, to }));

type OnFollow = (event: MouseEvent<HTMLAnchorElement>, to: string) => void;

interface FooterProps {
  /** Called when a link to a policy is pressed; it can prevent the navigation. */
  readonly onPolicy?: OnFollow;
}

export function Footer({ onPolicy }: FooterProps) {
  const { facts } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={cx('page', styles.columns)}>
        <Links title="Site" links={SITE_LINKS} />
        <Links title="Properties" links={PROPERTY_LINKS} />
        <Links title="Policies" links={LEGAL_LINKS} onFollow={onPolicy} />
        {facts && <Offices facts={facts} heading="p" className={styles.offices} />}
      </div>
      {facts && <Imprint facts={facts} />}
    </footer>
  );
}

interface LinksProps {
  readonly title: string;
  readonly links: readonly MenuLink[];
  readonly onFollow?: OnFollow | undefined;
}

const Links = ({ title, links, onFollow }: LinksProps) => (
  <nav aria-label={title}>
    <p className={styles.title}>{title}</p>
    <ul className={title === 'Site' ? styles.two : undefined}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link
            to={to}
            className={styles.link}
            onClick={(event) => {
              onFollow?.(event, to);
            }}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const Imprint = ({ facts }: { readonly facts: SiteFacts }) => (
  <div className={cx('page', styles.imprint)}>
    <ul className={styles.social}>
      {(facts.socialLinks ?? []).map(({ name, url }) => (
        <li key={url}>
          <a className={styles.link} href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
    {(facts.reraNumbers ?? []).map(({ authority, number }) => (
      <p key={number}>
        {authority}: <span className="figures">{number}</span>
      </p>
    ))}
    <p>
      © {facts.copyrightSince}–present, {facts.brandName}
    </p>
  </div>
);
