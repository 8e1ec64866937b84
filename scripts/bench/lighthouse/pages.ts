import { detailPath, listPath, LISTS, regionPath } from '../../lib/domain';
import { Failure } from '../../lib/failure';
import { postJson } from '../request-json';
import type { Bars } from './scores';

/** A kind of page, and the minimum scores for it. */
interface MeasuredPage {
  readonly page: string;
  readonly path: string;
  readonly bars: Bars;
  /** Further options of Lighthouse. */
  readonly flags?: readonly string[];
}

/** Chromium itself logs an answer of 404 to the console as an error. */
const NOWHERE = ['--ignore-status-code', '--skip-audits=errors-in-console'];

const ALL: Bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const AREA = 'dwk';
const LIST = 'RS';

/** The newest listing of a list of the sample content. */
async function someListing(cmsUrl: string): Promise<string> {
  const { search, kind } = LISTS[LIST];
  const found = await postJson(`${cmsUrl}/api/${AREA}/${search}`, { values: {} });
  const { lists } = found as { readonly lists: readonly { readonly _id: string }[] };
  const [first] = lists;
  if (!first) throw new Failure('The sample content has no home for sale.');
  return detailPath(AREA, kind, first._id);
}

/** One page of each kind. */
export const measuredPages = async (cmsUrl: string): Promise<readonly MeasuredPage[]> => [
  { page: 'landing', path: '/', bars: ALL },
  { page: 'region', path: regionPath(AREA), bars: ALL },
  { page: 'list', path: listPath(AREA, LIST), bars: ALL },
  { page: 'detail', path: await someListing(cmsUrl), bars: ALL },
  { page: 'legal', path: '/terms/', bars: ALL },
  {
    ...{ page: 'not found', path: '/nowhere', flags: NOWHERE },
    bars: { accessibility: 100, 'best-practices': 100 },
  },
];
