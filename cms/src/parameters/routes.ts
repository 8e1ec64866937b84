import { route } from '../contract/route';
import type { ContractRoute } from '../contract/route';
import { findParameter } from './calls';

export const PARAMETER_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'GET',
    path: '/AppParameter',
    who: 'see the public site',
    handle: findParameter,
  }),
];
