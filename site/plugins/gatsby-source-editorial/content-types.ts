/** The query of a type that includes its components and pictures. */
const withAll = (...names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(names.map((name) => [name, { populate: '*' }]));

const LANDING_PARTS = [
  ...['slides', 'welcome', 'claims', 'about', 'whyChooseUs', 'whyCards', 'services'],
  ...['serviceCards', 'whereWeDeal', 'localities', 'whatWeDealIn', 'clientReviews', 'awards'],
  'contactUs',
];

export const SINGLE_TYPES = [
  {
    singularName: 'landing',
    queryParams: { populate: { logo: true, ...withAll(...LANDING_PARTS) } },
  },
  { singularName: 'app-parameter', queryParams: { populate: '*' } },
];

export const COLLECTION_TYPES = [
  { singularName: 'legal-text', queryLimit: 100, queryParams: { populate: '*' } },
];
