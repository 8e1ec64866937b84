import type { JsonLdNode } from './json-ld-text';

/** A page and those above it, the home page first, each with its name and its address on the site. */
export type Trail = readonly (readonly [name: string, path: string])[];

/** The way to a page, as search engines show it above a result. */
export const breadcrumbs = (siteUrl: string, trail: Trail): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...trail].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
});
