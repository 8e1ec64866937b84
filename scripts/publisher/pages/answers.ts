import { EDITORIAL } from '../../lib/domain';

/**
 * The data of a page's template, by the name of the call, such as `listPage(dwk,RS,2)`. The template makes no other
 * calls.
 */
export type Answers = Readonly<Record<string, unknown>>;

/** The name of one call of the site's source. */
export const callName = (call: string, ...parameters: readonly (string | number)[]): string =>
  `${call}(${parameters.join(',')})`;

/** The calls of the site's source, named as in its interface. */
export const SOURCE_CALLS: readonly string[] = [
  ...['listPage', 'listing', 'reviews'],
  ...Object.values(EDITORIAL).map(({ list }) => list),
];
