import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { findDashboard } from '../controllers/dashboard';
import { DASHBOARD_ANSWER, DASHBOARD_REQUEST } from '../schemas';

export const DASHBOARD_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'POST',
    path: '/Dashboard',
    who: 'see the dashboard',
    handle: findDashboard,
    describes: {
      summary: 'The figures of enquiries, taps and views',
      notes: 'Of the caller’s regions. It changes nothing.',
      body: DASHBOARD_REQUEST,
      answer: DASHBOARD_ANSWER,
      parts: ['see the dashboard of the region'],
    },
  }),
];

export default strapiRouter(DASHBOARD_ROUTES);
