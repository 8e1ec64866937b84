/**
 * What a page's template may ask for while it is rendered, each answer under the name of its call,
 * as `listPage(dwk,RS,2)`; the template asks for nothing else.
 */
export type Answers = Readonly<Record<string, unknown>>;

/** The name of one call of the site's source. */
export const callName = (call: string, ...parameters: readonly (string | number)[]): string =>
  `${call}(${parameters.join(',')})`;

/** The calls of the site's source, in the terms of its interface. */
export const SOURCE_CALLS = ['listPage', 'listing', 'overviews', 'awards', 'reviews'] as const;
