import { COLLECTION_TYPES, SINGLE_TYPES } from './content-types';

type Nested = Readonly<Record<string, unknown>>;

const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null;

/** Formats a nested query in Strapi's syntax: `populate[logo]=true`. */
function query(parameters: Nested): string {
  const flat = (value: unknown, name: string): [string, string][] =>
    isNested(value)
      ? Object.entries(value).flatMap(([key, part]) => flat(part, `${name}[${key}]`))
      : [[name, String(value)]];
  const pairs = Object.entries(parameters).flatMap(([name, value]) => flat(value, name));
  return new URLSearchParams(pairs).toString();
}

/** The requests of the build: pictures with their texts, components with their pictures. */
const CALLS = [
  ...SINGLE_TYPES.map((type) => `/api/${type.singularName}?${query(type.queryParams)}`),
  ...COLLECTION_TYPES.map(
    ({ singularName, queryLimit, queryParams }) =>
      `/api/${singularName}s?${query({ ...queryParams, sort: 'documentId', pagination: { pageSize: queryLimit } })}`,
  ),
];

/** Fields that change with each save and that no page shows. */
const NOT_RENDERED = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt']);

/**
 * Returns the parts of the content that pages can show. A picture is kept whole, because its file may be replaced under
 * the same name.
 */
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
 * Returns the editorial content as one text. The text changes only when a page would change.
 * @param get sends a request to the CMS, given its path
 */
export async function editorialContent(get: (path: string) => Promise<unknown>): Promise<string> {
  const answers = await Promise.all(CALLS.map((call) => get(call)));
  return JSON.stringify(answers.map(renderedParts));
}
