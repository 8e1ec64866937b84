import { route } from '../../../http/route';
import type { ContractRoute, ServedRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import {
  exportName,
  FIND_TEXT,
  KIND_FACTS,
  KINDS,
  LIST_FILTERS,
  LIST_KEYS,
  LISTS,
} from '../../../domain';
import type { Kind, ListKey } from '../../../domain';
import {
  pageRequest,
  pageResponse,
  searchRequest,
  successResponse,
} from '../../../openapi/response-schemas';
import {
  count,
  flag,
  list,
  ref,
  requestObject,
  responseObject,
  text,
  withDescription,
} from '../../../openapi/json';
import { CHECK_DONE, CHECK_REQUEST } from '../check-schemas';
import { createOfListing, editOfListing, LISTING_NAMES, searchValuesName } from '../schemas';
import { exportListings } from '../controllers/export';
import { findByName, findListing, findListings } from '../controllers/read';
import { checkListings, findListingsToCheck } from '../controllers/check';
import { sendSharePicture } from '../controllers/share-picture';
import { sharePath } from '../share-paths';
import { createListing, deleteListing, editListing } from '../controllers/write';

const forAll = { who: 'see the public site' } as const;
const forStaff = { who: 'write listings', writes: true } as const;
const SEEN = 'The area’s own staff see inactive properties too, others active ones only.';

const guardsOf = (list: ListKey) => LIST_FILTERS[list].flatMap(({ guard }) => guard ?? []);

const ofList = (list: ListKey): ContractRoute => {
  const { kind, limitKey, offsetKey } = LISTS[list];
  return route({
    method: 'POST',
    path: `/:area/${LISTS[list].search}`,
    ...forAll,
    handle: (asked) => findListings(asked, list),
    describes: {
      summary: `A page of the list ${list}`,
      notes: SEEN,
      body: searchRequest(searchValuesName(list), limitKey, offsetKey),
      answer: pageResponse('lists', LISTING_NAMES[kind].card, { city: ref('City') }),
      parts: guardsOf(list),
    },
  });
};

const exportOf = (list: ListKey): ContractRoute =>
  route({
    method: 'POST',
    path: `/:area/${exportName(list)}`,
    who: 'write listings',
    handle: (asked) => exportListings(asked, list),
    describes: {
      summary: `What a search of the list ${list} finds as a CSV file`,
      notes: 'At most 10,000 rows. Private facts are for admins. It is written to the audit trail.',
      body: requestObject({ values: ref(searchValuesName(list)) }),
      answer: successResponse({
        csv: { type: 'string' },
        count,
        isMore: withDescription(flag, 'There are more than `count`.'),
      }),
      parts: guardsOf(list),
    },
  });

const ofKind = (kind: Kind): readonly ContractRoute[] => {
  const { call, category } = KIND_FACTS[kind];
  const property = `${category.toLowerCase()} property`;
  const whole = ref(LISTING_NAMES[kind].whole);
  return [
    route({
      method: 'GET',
      path: `/:area/${call}Detail/:id`,
      ...forAll,
      handle: (asked) => findListing(asked, kind),
      describes: { summary: `A ${property}`, notes: SEEN, answer: whole },
    }),
    route({
      method: 'POST',
      path: `/:area/${call}Create`,
      ...forStaff,
      handle: (asked) => createListing(asked, kind),
      describes: {
        summary: `Adds a ${property}`,
        notes: 'Fields that its purpose does not show are stored as null.',
        body: createOfListing(kind),
        answer: successResponse({ property: whole }),
        once: true,
      },
    }),
    route({
      method: 'PUT',
      path: `/:area/${call}Edit/:id`,
      ...forStaff,
      handle: (asked) => editListing(asked, kind),
      describes: {
        summary: `Changes a ${property}`,
        notes: 'An area that is emptied takes its unit along.',
        body: editOfListing(kind),
        answer: successResponse(),
      },
    }),
    route({
      method: 'PUT',
      path: `/:area/${call}Delete/:id`,
      ...forStaff,
      handle: (asked) => deleteListing(asked, kind),
      describes: { summary: `Deletes a ${property} and its files`, answer: successResponse() },
    }),
  ];
};

const FIND = route({
  method: 'POST',
  path: '/:area/ListingFind',
  who: 'write listings',
  handle: findByName,
  describes: {
    summary:
      'Properties of both kinds by a part of their project’s or owner’s name, or by their owner’s phone',
    notes: 'The newest first, at most 20. It changes nothing.',
    body: requestObject({ text: { ...text(FIND_TEXT.max), minLength: FIND_TEXT.min } }, ['text']),
    answer: responseObject({ listings: list(ref('FoundListing')), isMore: flag }),
  },
});

const CHECKS: readonly ContractRoute[] = [
  route({
    method: 'POST',
    path: '/:area/ListingCheckSearch',
    who: 'write listings',
    handle: findListingsToCheck,
    describes: {
      summary: 'A page of the active properties that are to be checked, of both kinds',
      notes: 'The longest unchecked first. It changes nothing.',
      body: pageRequest(),
      answer: pageResponse('lists', 'ListingToCheck'),
    },
  }),
  route({
    method: 'PUT',
    path: '/:area/ListingCheck',
    ...forStaff,
    handle: checkListings,
    describes: {
      summary: 'Says that active properties are still on offer as they are shown',
      notes: 'Those that are not there, belong to another area or are not active are named.',
      body: CHECK_REQUEST,
      answer: successResponse(CHECK_DONE),
    },
  }),
];

export const LISTING_ROUTES: readonly ContractRoute[] = [
  ...LIST_KEYS.flatMap((list) => [ofList(list), exportOf(list)]),
  ...KINDS.flatMap(ofKind),
  FIND,
  ...CHECKS,
];

/** The share pictures: files, and no calls. Source: docs/contract.md, "Share pictures". */
export const SHARE_ROUTES: readonly ServedRoute[] = KINDS.map((kind) => ({
  method: 'GET',
  path: sharePath(kind),
  handler: (ctx) => sendSharePicture(ctx, kind),
}));

export default strapiRouter([...LISTING_ROUTES, ...SHARE_ROUTES]);
