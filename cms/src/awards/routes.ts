import { route } from '../contract/route';
import type { ContractRoute } from '../contract/route';
import { createAward, deleteAward, editAward, findAward, listAwards } from './calls';

const forAll = { who: 'see the public site' } as const;
const forStaff = { who: 'write awards', writes: true } as const;

export const AWARD_ROUTES: readonly ContractRoute[] = [
  route({ method: 'POST', path: '/AwardSearch', ...forAll, handle: listAwards }),
  route({ method: 'GET', path: '/AwardDetail/:id', ...forAll, handle: findAward }),
  route({ method: 'POST', path: '/AwardCreate', ...forStaff, handle: createAward }),
  route({ method: 'PUT', path: '/AwardEdit/:id', ...forStaff, handle: editAward }),
  route({ method: 'PUT', path: '/AwardDelete/:id', ...forStaff, handle: deleteAward }),
];
