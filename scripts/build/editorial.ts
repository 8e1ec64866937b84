import {
  COLLECTION_TYPES,
  SINGLE_TYPES,
} from '../../site/plugins/gatsby-source-editorial/content-types';
import { CmsClient } from '../lib/cms-client';

type Nested = Readonly<Record<string, unknown>>;

/** Strapi's way to write a nested query: `populate[logo]=true`. */
function query(parameters: Nested): string {
  const flat = (value: unknown, name: string): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => flat(part, `${name}[${key}]`))
      : [[name, String(value)]];
  const pairs = Object.entries(parameters).flatMap(([name, value]) => flat(value, name));
  return new URLSearchParams(pairs).toString();
}

/** What the site's build reads, as it reads it: pictures with their texts, parts with their pictures. */
const CALLS = [
  ...SINGLE_TYPES.map((type) => `/api/${type.singularName}?${query(type.queryParams)}`),
  ...COLLECTION_TYPES.map(
    ({ singularName, queryLimit, queryParams }) =>
      `/api/${singularName}s?${query({ ...queryParams, sort: 'documentId', pagination: { pageSize: queryLimit } })}`,
  ),
];

/**
 * The editorial content as one text: the same as long as nothing in it was changed.
 * `token` is the site's own (SITE_TOKEN). Throws a Failure where the CMS does not give it.
 */
export async function editorialContent(cmsUrl: string, token: string): Promise<string> {
  const cms = new CmsClient(cmsUrl, token);
  return JSON.stringify(await Promise.all(CALLS.map((call) => cms.get(call))));
}
