import { COLLECTION_TYPES, SINGLE_TYPES } from './content-types';

type Nested = Readonly<Record<string, unknown>>;

const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null;

/** Strapi's way to write a nested query: `populate[logo]=true`. */
function query(parameters: Nested): string {
  const flat = (value: unknown, name: string): [string, string][] =>
    isNested(value)
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

/** Other ones after each save, and on no page. */
const NOT_RENDERED = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt']);

/** What pages can show of some content. Of a picture all: another file may have come to its name. */
function renderedParts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renderedParts);
  if (!isNested(value)) return value;
  const isPicture = 'mime' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isPicture || !NOT_RENDERED.has(key))
      .map(([key, part]) => [key, renderedParts(part)]),
  );
}

/**
 * The editorial content as one text: the same as long as pages show the same of it.
 * @param get answers a call of the CMS, given as its path
 */
export async function editorialContent(get: (path: string) => Promise<unknown>): Promise<string> {
  const answers = await Promise.all(CALLS.map((call) => get(call)));
  return JSON.stringify(answers.map(renderedParts));
}
