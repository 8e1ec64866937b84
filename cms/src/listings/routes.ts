import { route } from '../contract/route';
import type { ContractRoute } from '../contract/route';
import { KIND_FACTS, KINDS, LIST_KEYS, LISTS } from '../domain';
import type { Kind } from '../domain';
import { findListing, findListings } from './calls';
import { createListing, deleteListing, editListing } from './writes';

const forStaff = { who: 'write listings', writes: true } as const;

const ofKind = (kind: Kind): readonly ContractRoute[] => {
  const { call } = KIND_FACTS[kind];
  return [
    route({
      method: 'GET',
      path: `/:area/${call}Detail/:id`,
      who: 'see the public site',
      handle: (asked) => findListing(asked, kind),
    }),
    route({
      method: 'POST',
      path: `/:area/${call}Create`,
      ...forStaff,
      handle: (asked) => createListing(asked, kind),
    }),
    route({
      method: 'PUT',
      path: `/:area/${call}Edit/:id`,
      ...forStaff,
      handle: (asked) => editListing(asked, kind),
    }),
    route({
      method: 'PUT',
      path: `/:area/${call}Delete/:id`,
      ...forStaff,
      handle: (asked) => deleteListing(asked, kind),
    }),
  ];
};

export const LISTING_ROUTES: readonly ContractRoute[] = [
  ...LIST_KEYS.map((list) =>
    route({
      method: 'POST',
      path: `/:area/${LISTS[list].search}`,
      who: 'see the public site',
      handle: (asked) => findListings(asked, list),
    }),
  ),
  ...KINDS.flatMap(ofKind),
];
