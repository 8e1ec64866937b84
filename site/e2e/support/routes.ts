import { search } from './api';
import { HOMES } from './lists';

const homePath = async (): Promise<string> => {
  const { lists } = await search(HOMES.area, HOMES.list);
  return `/dwk/propresi/PropResiDetail/${lists[0]?._id ?? ''}`;
};
const shopPath = async (): Promise<string> => {
  const { lists } = await search('ggn', 'CR');
  return `/ggn/propcom/PropComDetail/${lists[0]?._id ?? ''}`;
};

/** The kinds of pages by their names in tests, with a function that finds an address of each. */
export type Routes = Readonly<Record<string, () => string | Promise<string>>>;

/** The published kinds of pages that search engines list. */
export const LISTED: Routes = {
  'the home page': () => '/',
  'a region': () => '/ggn/',
  'a list': () => HOMES.path,
  'a further page of a list': () => `${HOMES.path}/2`,
  'a home': homePath,
  'a shop': shopPath,
  'the terms': () => '/terms/',
  'the cookie policy': () => '/cookie-policy/',
  'the privacy policy': () => '/privacy-policy/',
  'the notice about enquiries': () => '/enquiry-notice/',
};

/** Every kind of page that a visitor may open, except the 404 page. */
export const ROUTES: Routes = {
  ...LISTED,
  'a search': () => `${HOMES.path}?propertyTypeA=Flat&sorting=Sector`,
  'a search that finds nothing': () => `${HOMES.path}?minPrice=900000000000`,
};
