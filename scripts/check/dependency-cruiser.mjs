/**
 * The allowed directions of imports, types included: no cycles in the whole repository, and the layers of the CMS,
 * `domain <- toolkits <- api/<resource> <- app`. Docs: docs/architecture.md.
 */
const DESCRIPTORS = '^cms/src/(uids|api/[^/]+/resource)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Move what both files need into a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'cms-domain-alone',
      comment: 'The model knows nothing else of the CMS.',
      severity: 'error',
      from: { path: '^cms/src/domain/' },
      to: { path: '^cms/src/', pathNot: '^cms/src/domain/' },
    },
    {
      name: 'cms-toolkits-know-no-resource',
      comment:
        'A toolkit reads the registered descriptors; src/app hands it what only a resource has.',
      severity: 'error',
      from: {
        path: '^cms/src/(http|documents|editorial|sessions|settings|media|panel|openapi|metrics|database|content-api)/',
      },
      to: { path: '^cms/src/(api|app|uids)' },
    },
    {
      name: 'cms-descriptors-are-data',
      comment: 'Programs without Strapi read the descriptors.',
      severity: 'error',
      from: { path: '^cms/src/app/resources\\.ts$' },
      to: {
        path: [
          '^cms/src/api/[^/]+/(controllers|routes|services)/',
          '^cms/src/(http|sessions|settings|database|metrics|content-api)/',
          'node_modules/@strapi/',
        ],
        reachable: true,
      },
    },
    {
      name: 'cms-resource-not-to-another',
      comment: 'A resource uses another one by its services or schema alone.',
      severity: 'error',
      from: { path: '^cms/src/api/([^/]+)/' },
      to: {
        path: '^cms/src/api/',
        pathNot: ['^cms/src/api/$1/', '/services/', '/content-types/', DESCRIPTORS],
      },
    },
    {
      name: 'cms-resource-not-to-app',
      comment: 'src/app is the composition root: it imports the resources.',
      severity: 'error',
      from: { path: '^cms/src/api/' },
      to: { path: '^cms/src/app/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|public|\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
  },
};
