import { KIND_FACTS, LIST_KEYS, LISTS, listPath, AREAS, REGIONS, regionPath } from '../../domain';
import type { Area, ListFacts } from '../../domain';

export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

/** An entry of a menu: a link, or a group of links. */
export type MenuEntry = MenuLink | { readonly label: string; readonly links: readonly MenuLink[] };

/** The links to the sections of the landing page. */
export const SECTION_LINKS: readonly MenuLink[] = [
  { label: 'About Us', to: '/#about' },
  { label: 'Services', to: '/#service' },
  { label: 'Why Choose Us', to: '/#why' },
  { label: 'Reviews', to: '/#review' },
  { label: 'Awards', to: '/#award' },
  { label: 'Contact Us', to: '/#contact' },
];

export const REGION_LINKS: readonly MenuLink[] = AREAS.map((area) => ({
  label: REGIONS[area].label,
  to: regionPath(area),
}));

export const LEGAL_LINKS: readonly MenuLink[] = [
  { label: 'Terms & Conditions', to: '/terms/' },
  { label: 'Cookies Policy', to: '/cookie-policy/' },
  { label: 'Privacy Policy', to: '/privacy-policy/' },
];

const OFFERS: readonly ListFacts['offer'][] = ['Sale', 'Rent'];

const listLinks = (area: Area, offer: ListFacts['offer']): readonly MenuLink[] =>
  LIST_KEYS.filter((list) => LISTS[list].offer === offer).map((list) => ({
    label: KIND_FACTS[LISTS[list].kind].category,
    to: listPath(area, list),
  }));

const regionMenu = (area: Area): readonly MenuEntry[] => [
  { label: REGIONS[area].label, to: regionPath(area) },
  ...OFFERS.map((offer) => ({ label: `For ${offer}`, links: listLinks(area, offer) })),
];

/** The entries of the main menu beside the home icon: the menu of the region, or that of the landing page. */
export const menuOf = (area: Area | null): readonly MenuEntry[] =>
  area ? regionMenu(area) : [...SECTION_LINKS, { label: 'Properties', links: REGION_LINKS }];
