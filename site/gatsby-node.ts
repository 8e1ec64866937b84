import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { TYPE_DEFINITIONS } from './plugins/gatsby-source-editorial/type-definitions';
import {
  AREAS,
  createPath,
  importPath,
  DASHBOARD_PATH,
  detailBase,
  ENQUIRIES_PATH,
  ENQUIRY_NOTICES,
  LISTS,
  listPath,
  REGION_KINDS,
  REGION_LISTS,
  regionPath,
  AUDIT_PATH,
  SUPER_ADMIN_PATH,
  USER_DETAIL_BASE,
  USER_EDIT_BASE,
  USER_LIST_PATH,
} from './src/domain';
import { writeWebManifest } from './web-manifest';

export { onCreateBabelConfig, onCreateWebpackConfig } from './webpack';

const source = (file: string): string => path.resolve(`src/${file}.tsx`);
const template = (name: string): string => source(`templates/${name}`);

/** The keys of the legal texts. They are also the addresses of their pages. */
const LEGAL_KEYS = [
  ...['terms', 'cookie-policy', 'privacy-policy'],
  ...Object.values(ENQUIRY_NOTICES),
];

/** The pages of staff. The browser loads their content. */
const STAFF_PAGES = [
  { path: USER_LIST_PATH, component: 'features/users/user-list-page', hasId: false },
  { path: ENQUIRIES_PATH, component: 'templates/enquiries', hasId: false },
  { path: DASHBOARD_PATH, component: 'templates/dashboard', hasId: false },
  { path: SUPER_ADMIN_PATH, component: 'templates/super-admin', hasId: false },
  // One chunk for both: each further one lengthens the first load of every page.
  { path: AUDIT_PATH, component: 'templates/super-admin', hasId: false },
  { path: USER_DETAIL_BASE, component: 'features/users/user-detail-page', hasId: true },
  { path: USER_EDIT_BASE, component: 'features/users/user-edit-page', hasId: true },
] as const;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(TYPE_DEFINITIONS);
};

/**
 * Creates one page for each route: the build does not depend on the number of listings. It also writes the web
 * manifest, because the name in it is content.
 */
export const createPages: GatsbyNode['createPages'] = async (gatsby) => {
  const { createPage } = gatsby.actions;
  createPage({ path: '/', matchPath: '/', component: template('landing'), context: {} });
  for (const area of AREAS) {
    const route = regionPath(area);
    createPage({ path: route, matchPath: route, component: template('region'), context: { area } });
    createPage({
      path: importPath(area),
      component: template('listing-create'),
      context: { area },
    });
  }
  for (const { area, list } of REGION_LISTS) {
    const route = listPath(area, list);
    const context = { area, list, kind: LISTS[list].kind };
    createPage({ path: route, matchPath: `${route}/*`, component: template('list'), context });
  }
  for (const { area, kind } of REGION_KINDS) {
    const route = detailBase(area, kind);
    const context = { area, kind };
    createPage({ path: route, matchPath: `${route}/*`, component: template('detail'), context });
    const form = createPath(area, kind);
    createPage({ path: form, component: template('listing-create'), context });
  }
  for (const { path: base, component, hasId } of STAFF_PAGES) {
    createPage({
      path: hasId ? `${base}/` : base,
      ...(hasId && { matchPath: `${base}/:id` }),
      component: source(component),
      context: {},
    });
  }
  for (const key of LEGAL_KEYS) {
    createPage({ path: `/${key}/`, component: template('legal'), context: { key } });
  }
  const { data } = await gatsby.graphql<{ strapiAppParameter: { brandName: string } | null }>(
    '{ strapiAppParameter { brandName } }',
  );
  await writeWebManifest(path.resolve('public'), data?.strapiAppParameter?.brandName);
};
