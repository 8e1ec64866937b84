import type { JsonLdNode } from './json-ld-text';

/** The ancestors of a page and the page itself, without the home page, each with its name and path. */
type Trail = readonly (readonly [name: string, path: string])[];

/** The breadcrumbs of a page, which search engines show above a result. */
export const breadcrumbs = (siteUrl: string, trail: Trail): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...trail].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
});
