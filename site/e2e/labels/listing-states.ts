import type { Page } from '@playwright/test';
import { detailCall, detailPath, KIND_FIELDS, LISTS } from '../../src/domain';
import type { Area, KindField, Listing, ListKey } from '../../src/domain';
import { detail, search } from '../support/api';
import { expect, visit } from '../support/fixtures';
import { ALL_LISTS, cardsOf, HOMES } from '../support/lists';
import { at } from './open';
import type { Open, States } from './open';
import { mockResponses } from '../support/mocks';

const searchOf =
  (path: string): Open =>
  async (page) => {
    await visit(page, path);
    await page.getByRole('button', { name: 'Filter' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Search' })).toBeVisible();
  };

/** Returns the first property of a list that matches the condition. */
async function firstOf(
  area: Area,
  list: ListKey,
  isWanted: (listing: Listing) => boolean = () => true,
): Promise<Listing> {
  const { kind } = LISTS[list];
  const { lists } = await search(area, list, {}, 0, 100);
  const all = await Promise.all(lists.map(({ _id }) => detail(area, kind, _id)));
  const found = all.find(isWanted);
  if (!found) throw new Error(`No sample of ${area} ${list} is as it is wanted.`);
  return found;
}

const detailOf =
  (area: Area, list: ListKey, isWanted?: (listing: Listing) => boolean): Open =>
  async (page) => {
    const { _id } = await firstOf(area, list, isWanted);
    await at(detailPath(area, LISTS[list].kind, _id))(page);
  };

/** Returns a valid value for a field. */
function sampleOf({ type, optionsIn }: KindField, area: Area): unknown {
  const options = optionsIn(area);
  const several: readonly string[] = ['choices'];
  const numbers: readonly string[] = ['money', 'area', 'length'];
  if (several.includes(type)) return options.slice(0, 2);
  if (numbers.includes(type)) return 1200;
  return type === 'date' ? '2040-01-31' : (options[0] ?? 'Something');
}

/** Mocks a property with a value in every field. The CMS's response replaces the published page. */
const wholeDetail =
  (area: Area, list: ListKey): Open =>
  async (page) => {
    const { kind } = LISTS[list];
    const listing = await firstOf(area, list);
    const fields = KIND_FIELDS[kind].map((field) => [field.name, sampleOf(field, area)] as const);
    const whole = {
      ...Object.fromEntries(fields),
      ...Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== null)),
      updatedAt: new Date().toISOString(),
    };
    await mockResponses(page, detailCall(area, kind, listing._id).slice(1), {
      json: whole,
    });
    await at(detailPath(area, kind, listing._id))(page);
  };

/** Mocks a list of one card, which has no pictures and a video that cannot be played. */
const bareCard =
  (button: 'Images' | 'Video'): Open =>
  async (page) => {
    const { lists } = await search(HOMES.area, HOMES.list);
    const [first] = lists;
    const bare = { ...first, images: [], imagePaths: [], videoPath: 'none' };
    const json = { lists: [bare], count: 1, city: 'Dwarka', limit: 10, offset: 0 };
    await mockResponses(page, 'PropResiSaleSearch', { json });
    await visit(page, `${HOMES.path}?propertyTypeA=Flat`);
    await expect(cardsOf(page)).toHaveCount(1);
    await cardsOf(page)
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .click();
  };

const loading = async (page: Page) => {
  // The search gets no response, so its list keeps loading.
  await page.route('**/api/**', () => undefined);
  await visit(page, `${HOMES.path}?propertyTypeA=Flat`);
  await expect(page.getByText('Loading...').first()).toBeAttached();
};

const failing: Open = async (page) => {
  await page.route('**/api/**', (route) => route.abort());
  await visit(page, `${HOMES.path}?propertyTypeA=Flat`);
};

/** The states of lists, cards and listing pages. */
const STATES = {
  'a list of rents': at('/ggn/propcom/PropComRentSearchList'),
  'an empty list': at(`${HOMES.path}?minPrice=900000000000`),
  'a list that loads': loading,
  'a list that does not come': failing,
  'a card without images': bareCard('Images'),
  'a card whose video cannot be played': bareCard('Video'),
  'a region': at('/dwk/'),
  'a property that is gone': at(detailPath('dwk', 'propresi', 'gone')),
  'a home’s detail': detailOf('dwk', 'RS'),
  'a shop’s detail': detailOf('ggn', 'CR'),
  'everything of a home for sale': wholeDetail('dwk', 'RS'),
  'everything of a home for rent': wholeDetail('ggn', 'RR'),
  'everything of a shop for sale': wholeDetail('ggn', 'CS'),
  'everything of a shop for rent': wholeDetail('dwk', 'CR'),
  'a property to be had at once': detailOf(
    'dwk',
    'RS',
    ({ possession }) => typeof possession === 'string' && new Date(possession) < new Date(),
  ),
} satisfies States;

type ListState = `${'the list' | 'the search'} ${Area} ${ListKey}`;
type ListingStateKey = keyof typeof STATES | ListState;

const ofEach = (name: 'the list' | 'the search', open: (path: string) => Open): States =>
  Object.fromEntries(
    ALL_LISTS.map(({ area, list, path }) => [`${name} ${area} ${list}`, open(path)]),
  );

export const LISTING_STATES = {
  ...STATES,
  ...ofEach('the list', at),
  ...ofEach('the search', searchOf),
} as Readonly<Record<ListingStateKey, Open>>;
