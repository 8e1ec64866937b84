import type { Page } from '@playwright/test';
import { LISTS } from '../../src/domain';
import type { Area, ListKey } from '../../src/domain';
import { detail, search } from '../contract';
import { expect, visit } from '../fixtures';
import { ALL_LISTS, HOMES } from '../lists';
import { openReviews, pagesOf } from '../review-parts';

/** Brings a page into a state of the site. */
type Open = (page: Page) => Promise<void>;

const at =
  (path: string): Open =>
  async (page) => {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
  };

const inMenu =
  (path: string, name?: string): Open =>
  async (page) => {
    await visit(page, path);
    const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    const mobile = menu.locator('summary', { hasText: 'Menu' });
    if (await mobile.isVisible()) await mobile.click();
    const summary = menu.locator('summary', { hasText: name ?? '' });
    if (name !== undefined && (await summary.count()) > 0) await summary.click();
  };

const searchOf =
  (path: string): Open =>
  async (page) => {
    await visit(page, path);
    await page.getByRole('button', { name: 'Filter' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Search' })).toBeVisible();
  };

/** The first property of a list that is as asked for. */
const detailOf =
  (
    area: Area,
    list: ListKey,
    isWanted: (possession: string | null) => boolean = () => true,
  ): Open =>
  async (page) => {
    const { kind } = LISTS[list];
    const { lists } = await search(area, list, {}, 0, 100);
    const all = await Promise.all(lists.map(({ _id }) => detail(area, kind, _id)));
    const found = all.find(({ possession }) => isWanted(possession ?? null));
    expect(found).toBeDefined();
    const call = kind === 'propresi' ? 'PropResiDetail' : 'PropComDetail';
    await at(`/${area}/${kind}/${call}/${found?._id ?? ''}`)(page);
  };

const loading: Open = async (page) => {
  // The search is never answered, so that its list goes on loading.
  await page.route('**/api/**', () => undefined);
  await visit(page, `${HOMES.path}?propertyTypeA=Flat`);
  await expect(page.getByText('Loading...').first()).toBeAttached();
};

const login: Open = async (page) => {
  await visit(page, '/terms/');
  await page.getByRole('button', { name: 'Sign In' }).click();
};

const allReviews =
  (limitReview: number): Open =>
  async (page) => {
    await pagesOf(page, limitReview);
    await openReviews(page);
  };

type ListState = `${'the list' | 'the search'} ${Area} ${ListKey}`;

const stateOfEach = (name: 'the list' | 'the search', open: (path: string) => Open) =>
  Object.fromEntries(
    ALL_LISTS.map(({ area, list, path }) => [`${name} ${area} ${list}`, open(path)]),
  ) as Partial<Record<ListState, Open>>;

const STATES = {
  'the home page': at('/'),
  'the home page’s menu': inMenu('/'),
  'the menu Properties': inMenu('/', 'Properties'),
  'a region’s menu': inMenu('/dwk/'),
  'the menu For Sale': inMenu('/dwk/', 'For Sale'),
  'the menu For Rent': inMenu('/dwk/', 'For Rent'),
  'the footer': at('/ggn/'),
  'the terms': at('/terms/'),
  'the cookie policy': at('/cookie-policy/'),
  'the privacy policy': at('/privacy-policy/'),
  'the login': login,
  'a login without anything': async (page) => {
    await login(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  },
  'the registration': async (page) => {
    await login(page);
    await page.getByRole('button', { name: 'New to Us? Register' }).click();
  },
  'the page of the registration': at('/register/'),
  'all reviews': allReviews(2),
  'the last of all reviews': allReviews(100),
  'a list of rents': at('/ggn/propcom/PropComRentSearchList'),
  'an empty list': at(`${HOMES.path}?minPrice=900000000000`),
  'a list that loads': loading,
  'a home’s detail': detailOf('dwk', 'RS'),
  'a shop’s detail': detailOf('ggn', 'CR'),
  'a property to be had at once': detailOf(
    'dwk',
    'RS',
    (possession) => possession !== null && new Date(possession) < new Date(),
  ),
} satisfies Readonly<Record<string, Open>>;

export type StateKey = keyof typeof STATES | ListState;

const ALL: Readonly<Partial<Record<StateKey, Open>>> = {
  ...STATES,
  ...stateOfEach('the list', at),
  ...stateOfEach('the search', searchOf),
};

/** Brings a page into a state; fails where nobody has said how. */
export async function openState(page: Page, state: StateKey): Promise<void> {
  const open = ALL[state];
  if (!open) throw new Error(`Nobody has said how to come to ${state}.`);
  await open(page);
}
