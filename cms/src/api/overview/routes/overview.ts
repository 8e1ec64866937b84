import { editorialRoutes } from '../../../editorial/editorial-routes';
import { strapiRouter } from '../../../http/strapi-router';
import { overview } from '../resource';
import { presentOverview } from '../services/present';

export const OVERVIEW_ROUTES = editorialRoutes({
  resource: overview,
  call: 'PropOverview',
  write: 'write overviews',
  one: 'an overview',
  schema: 'Overview',
  listKey: 'overviews',
  populate: { picture: true },
  present: presentOverview,
});

export default strapiRouter(OVERVIEW_ROUTES);
