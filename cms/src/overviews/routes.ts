import { route } from '../contract/route';
import type { ContractRoute } from '../contract/route';
import { createOverview, deleteOverview, editOverview, findOverview, listOverviews } from './calls';

const forAll = { who: 'see the public site' } as const;
const forStaff = { who: 'write overviews', writes: true } as const;

export const OVERVIEW_ROUTES: readonly ContractRoute[] = [
  route({ method: 'POST', path: '/PropOverviewSearch', ...forAll, handle: listOverviews }),
  route({ method: 'GET', path: '/PropOverviewDetail/:id', ...forAll, handle: findOverview }),
  route({ method: 'POST', path: '/PropOverviewCreate', ...forStaff, handle: createOverview }),
  route({ method: 'PUT', path: '/PropOverviewEdit/:id', ...forStaff, handle: editOverview }),
  route({ method: 'PUT', path: '/PropOverviewDelete/:id', ...forStaff, handle: deleteOverview }),
];
