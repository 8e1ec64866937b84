import { AREA_UNIT_NAMES, detailCall, detailPath, KIND_FIELDS, LISTS } from '../../src/domain';
import type { Area, KindField, Listing, ListKey, Purpose } from '../../src/domain';
import { detail, search } from '../support/api';
import { expect, visit } from '../support/fixtures';
import { ALL_LISTS, cardsOf, HOMES } from '../support/lists';
import type { OneList } from '../support/lists';
import { detailTexts, searchTexts } from './model';
import { at, shows } from './state';
import type { State, Texts } from './state';
import { mockResponses } from '../support/mocks';

const TITLES = {
  RS: 'Search Residential Property Available for Sale',
  RR: 'Search Residential Property Available for Rent',
  CS: 'Search Commercial Property Available for Sale',
  CR: 'Search Commercial Property Available for Rent',
} as const;
const SEARCH_OF_FLATS = `${HOMES.path}?propertyTypeA=Flat`;
const SORTS = ['None', 'Demand-Low To High', 'Demand-High To Low', 'Sector'];
const CONTACT = ['Enquire', 'Call', 'WhatsApp', 'SMS'];
const IN_DETAIL = [...AREA_UNIT_NAMES, ...CONTACT];
/** What some lists show besides their heading. */
const IN_LIST: Readonly<Record<string, Texts>> = {
  'dwk RR': ['PG ACCOMMODATION'],
  'dwk RS': [
    ...[...SORTS, 'Bath', 'Extra Rooms', 'Balcony', 'Entry', 'Furnishing', 'Floor No', ' Cr'],
    ...['Complex/Project Name', 'Detail', 'Images', 'Video', ...CONTACT, 'Previous', 'Next'],
    ...['Go To Page', 'Scroll to bottom', 'Filter', 'Sort'],
  ],
  'ggn CR': SORTS,
};

const listState = ({ area, list, path, heading }: OneList) =>
  shows([heading, LISTS[list].purposes[0] ?? '', ...(IN_LIST[`${area} ${list}`] ?? [])], at(path));

/** The search of a list. Its filters and options come from the model. */
const searchState = ({ area, list, path }: OneList) =>
  shows(
    [
      TITLES[list],
      '# Leave All Field Blank (Clear Values) to View All Available Properties',
      ...['Cancel', 'Clear Values', 'Search', ...searchTexts(area, list)],
    ],
    async (page) => {
      await visit(page, path);
      await page.getByRole('button', { name: 'Filter' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Search' })).toBeVisible();
    },
  );

type Condition = (listing: Listing) => boolean;
const isAtOnce: Condition = ({ possession }) =>
  typeof possession === 'string' && new Date(possession) < new Date();

/** Returns the first property of a list that matches the condition. */
const firstOf = async (area: Area, list: ListKey, isWanted: Condition = () => true) => {
  const { kind } = LISTS[list];
  const { lists } = await search(area, list, {}, 0, 100);
  const all = await Promise.all(lists.map(({ _id }) => detail(area, kind, _id)));
  const found = all.find(isWanted);
  if (!found) throw new Error(`No sample of ${area} ${list} is as it is wanted.`);
  return found;
};

const detailOf = (texts: Texts, area: Area, list: ListKey, isWanted?: Condition) =>
  shows(texts, async (page) => {
    const { _id } = await firstOf(area, list, isWanted);
    await at(detailPath(area, LISTS[list].kind, _id))(page);
  });

/** Returns a valid value for a field. */
function sampleOf({ type, optionsIn }: KindField, area: Area): unknown {
  const options = optionsIn(area);
  const several: readonly string[] = ['choices'];
  const numbers: readonly string[] = ['money', 'area', 'length'];
  if (several.includes(type)) return options.slice(0, 2);
  if (numbers.includes(type)) return 1200;
  return type === 'date' ? '2040-01-31' : (options[0] ?? 'Something');
}

/**
 * Mocks a property with a value in every field. Its labels come from the model. The CMS's response replaces the
 * published page.
 */
const wholeDetail = (area: Area, list: ListKey, purpose: Purpose) => {
  const { kind } = LISTS[list];
  return shows(detailTexts(kind, purpose), async (page) => {
    const listing = await firstOf(area, list);
    const fields = KIND_FIELDS[kind].map((field) => [field.name, sampleOf(field, area)] as const);
    const whole = {
      ...Object.fromEntries(fields),
      ...Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== null)),
      updatedAt: new Date().toISOString(),
    };
    await mockResponses(page, detailCall(area, kind, listing._id).slice(1), { json: whole });
    await at(detailPath(area, kind, listing._id))(page);
  });
};

/** Mocks a list of one card, which has no pictures and a video that cannot be played. */
const bareCard = (texts: Texts, button: 'Images' | 'Video') =>
  shows(texts, async (page) => {
    const { lists } = await search(HOMES.area, HOMES.list);
    const [first] = lists;
    const bare = { ...first, images: [], imagePaths: [], videoPath: 'none' };
    const json = { lists: [bare], count: 1, city: 'Dwarka', limit: 10, offset: 0 };
    await mockResponses(page, 'PropResiSaleSearch', { json });
    await visit(page, SEARCH_OF_FLATS);
    await expect(cardsOf(page)).toHaveCount(1);
    await cardsOf(page)
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .click();
  });

/** The states of single lists, cards and listing pages. */
const STATES = {
  'a list of rents': shows([' Lac', ' / month'], at('/ggn/propcom/PropComRentSearchList')),
  'an empty list': shows(['NO PROPERTY AVAILABLE'], at(`${HOMES.path}?minPrice=900000000000`)),
  'a list that loads': shows(['Loading...'], async (page) => {
    // The search gets no response, so its list keeps loading.
    await page.route('**/api/**', () => undefined);
    await visit(page, SEARCH_OF_FLATS);
    await expect(page.getByText('Loading...').first()).toBeAttached();
  }),
  'a list that does not come': shows(
    ['Oops', 'Something went wrong.Please Try Again_PropResiSaleSearch', 'Retry'],
    async (page) => {
      await page.route('**/api/**', (route) => route.abort());
      await visit(page, SEARCH_OF_FLATS);
    },
  ),
  'a card without images': bareCard(['All Images', 'Oops ! No Image Available'], 'Images'),
  'a card whose video cannot be played': bareCard(['Video', 'Oops ! No Video Available'], 'Video'),
  'a property that is gone': shows(
    ['PROPERTY DETAIL NOT AVAILABLE'],
    at(detailPath('dwk', 'propresi', 'gone')),
  ),
  'a home’s detail': detailOf(
    [...IN_DETAIL, ' BHK', 'for SALE', ' in ', 'Property For', 'Category'],
    'dwk',
    'RS',
  ),
  'a shop’s detail': detailOf(IN_DETAIL, 'ggn', 'CR'),
  'everything of a home for sale': wholeDetail('dwk', 'RS', 'SALE'),
  'everything of a home for rent': wholeDetail('ggn', 'RR', 'RENT'),
  'everything of a shop for sale': wholeDetail('ggn', 'CS', 'SALE'),
  'everything of a shop for rent': wholeDetail('dwk', 'CR', 'RENT'),
  'a property to be had at once': detailOf(['Possession', 'Immediate'], 'dwk', 'RS', isAtOnce),
};

const ofEach = <Name extends string>(name: Name, stateOf: (one: OneList) => State) =>
  Object.fromEntries(
    ALL_LISTS.map((one) => [`${name} ${one.area} ${one.list}`, stateOf(one)]),
  ) as Readonly<Record<`${Name} ${Area} ${ListKey}`, State>>;

/** The states of lists and their searches, of cards and of listing pages. */
export const LISTING_STATES = {
  ...ofEach('the list', listState),
  ...STATES,
  ...ofEach('the search', searchState),
};
