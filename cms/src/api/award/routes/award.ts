import { editorialRoutes } from '../../../editorial/editorial-routes';
import { strapiRouter } from '../../../http/strapi-router';
import { award } from '../resource';
import { presentAward } from '../services/present';

export const AWARD_ROUTES = editorialRoutes({
  resource: award,
  call: 'Award',
  write: 'write awards',
  one: 'an award',
  schema: 'Award',
  listKey: 'awards',
  populate: { pictures: true },
  present: presentAward,
});

export default strapiRouter(AWARD_ROUTES);
