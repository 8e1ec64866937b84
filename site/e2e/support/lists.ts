import type { Locator, Page } from '@playwright/test';
import { AREAS, LIST_KEYS, LISTS, REGIONS } from '../../src/domain';
import type { Area, ListKey } from '../../src/domain';

/** One list of a region. */
export interface OneList {
  readonly area: Area;
  readonly list: ListKey;
  readonly path: string;
  /** The text of the heading after the count. */
  readonly heading: string;
}

const HEADINGS: Readonly<Record<ListKey, string>> = {
  RS: 'Residential Property For Sale',
  RR: 'Residential Property For Rent',
  CS: 'Commercial Property For Sale',
  CR: 'Commercial Property For Rent',
};

const oneList = (area: Area, list: ListKey): OneList => ({
  area,
  list,
  path: `/${area}/${LISTS[list].kind}/${LISTS[list].page}`,
  heading: `${HEADINGS[list]} in ${REGIONS[area].city}`,
});

/** The four lists of both regions. */
export const ALL_LISTS: readonly OneList[] = AREAS.flatMap((area) =>
  LIST_KEYS.map((list) => oneList(area, list)),
);

/** Dwarka's homes for sale: the list for tests that can use any list. */
export const HOMES: OneList = oneList('dwk', 'RS');

/** The cards of the page, without those of similar properties. */
export const cardsOf = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** The card of a listing. */
export const cardOf = (page: Page, code: string): Locator =>
  page.getByRole('article').filter({ hasText: code });

/** The field of staff that finds a property. */
export const findBox = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Project, owner, code or phone' });

/** The cards of a part of the page, with those that a carousel hides. */
export const cardsIn = (page: Page, part: string): Locator =>
  page.locator(part).getByRole('article', { includeHidden: true });
export const cardWith = (page: Page, part: string, text: string): Locator =>
  cardsIn(page, part).filter({ hasText: text }).first();
