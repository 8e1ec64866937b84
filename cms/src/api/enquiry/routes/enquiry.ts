import { route } from '../../../http/route';
import type { ContractRoute, ServedRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { count, flag, id, list, ref, requestObject, responseObject } from '../../../openapi/json';
import { pageResponse, searchRequest, successResponse } from '../../../openapi/response-schemas';
import { sendPlainForm, showPlainForm } from '../controllers/plain-form';
import {
  editEnquiry,
  findEnquiries,
  findEnquiry,
  findNews,
  findOwners,
} from '../controllers/staff';
import { editEnquiries } from '../controllers/bulk';
import { enterEnquiry } from '../controllers/enter';
import { exportEnquiries } from '../controllers/export';
import {
  challengeForEnquiry,
  createEnquiry,
  findMyEnquiries,
  findOwnEnquiry,
  withdrawEnquiry,
} from '../controllers/visitor';
import {
  ENQUIRY_BULK,
  ENQUIRY_BULK_DONE,
  ENQUIRY_COUNTS,
  ENQUIRY_EDIT,
  ENQUIRY_NEWS,
  ENQUIRY_OWNERS,
  ENQUIRY_TIMELINE,
  ENTERED_ENQUIRY,
} from '../schemas';
import { ENQUIRY_KEY, NEW_ENQUIRY, PROOF_CHALLENGE } from '../visitor-schemas';

const forAll = { method: 'POST', who: 'see the public site' } as const;
const OF_REGION = ['see enquiries of the region'] as const;
const byKey = requestObject(ENQUIRY_KEY, ['reference', 'key']);

export const ENQUIRY_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'GET',
    path: '/EnquiryChallenge',
    who: 'see the public site',
    handle: challengeForEnquiry,
    describes: {
      summary: 'The proof of work that an enquiry needs',
      notes: 'Its format is that of ALTCHA 2. Without a challenge no proof is asked for.',
      answer: PROOF_CHALLENGE,
    },
  }),
  route({
    ...forAll,
    path: '/EnquiryCreate',
    handle: createEnquiry,
    describes: {
      summary: 'Sends an enquiry',
      notes: 'Nothing about others is returned: the reference and the key are of this enquiry.',
      body: NEW_ENQUIRY,
      answer: successResponse({ reference: { type: 'string' }, key: { type: 'string' } }),
      once: true,
      limited: true,
      finds: true,
    },
  }),
  route({
    ...forAll,
    path: '/EnquiryOwn',
    handle: findOwnEnquiry,
    describes: {
      summary: 'An own enquiry, by its reference and key',
      body: byKey,
      answer: responseObject({ enquiry: ref('OwnEnquiry') }),
      limited: true,
      finds: true,
    },
  }),
  route({
    ...forAll,
    path: '/EnquiryWithdraw',
    handle: withdrawEnquiry,
    describes: {
      summary: 'Takes back the consent to be contacted',
      body: byKey,
      answer: successResponse(),
      limited: true,
      finds: true,
    },
  }),
  route({
    method: 'GET',
    path: '/EnquiryMine',
    who: 'use the own account',
    handle: findMyEnquiries,
    describes: {
      summary: 'The enquiries that the caller sent, newest first',
      answer: responseObject({ enquiries: list(ref('MyEnquiry')) }),
    },
  }),
  route({
    method: 'POST',
    path: '/EnquirySearch',
    who: 'read enquiries',
    handle: findEnquiries,
    describes: {
      summary: 'A page of the enquiries, newest first',
      notes:
        'Of the caller’s regions. `counts` has the number of each status, whatever status is asked.',
      body: searchRequest('EnquirySearchValues'),
      answer: pageResponse('enquiries', 'Enquiry', ENQUIRY_COUNTS),
    },
  }),
  route({
    method: 'GET',
    path: '/EnquiryNews',
    who: 'read enquiries',
    handle: findNews,
    describes: { summary: 'What waits in the caller’s regions', answer: ENQUIRY_NEWS },
  }),
  route({
    method: 'GET',
    path: '/EnquiryOwners',
    who: 'read enquiries',
    handle: findOwners,
    describes: { summary: 'The accounts that can answer enquiries', answer: ENQUIRY_OWNERS },
  }),
  route({
    method: 'GET',
    path: '/EnquiryDetail/:id',
    who: 'read enquiries',
    handle: findEnquiry,
    describes: {
      summary: 'An enquiry with its timeline and the earlier ones of the same phone',
      answer: responseObject({ enquiry: ref('Enquiry'), ...ENQUIRY_TIMELINE }),
      parts: OF_REGION,
    },
  }),
  route({
    method: 'PUT',
    path: '/EnquiryEdit/:id',
    who: 'answer enquiries',
    handle: editEnquiry,
    describes: {
      summary: 'Changes the status, the owner or the follow-up of an enquiry, or adds a note',
      notes: 'With `withdrawn` it records that the person took the consent back.',
      body: ENQUIRY_EDIT,
      answer: successResponse(),
      refusals: ['errorAlready'],
      parts: [...OF_REGION, 'release enquiries of others'],
    },
  }),
  route({
    method: 'PUT',
    path: '/EnquiryBulk',
    who: 'answer enquiries',
    handle: editEnquiries,
    describes: {
      summary: 'Makes the same change of several enquiries',
      notes:
        'Those that somebody else has, that are not there or belong to another region are named.',
      body: ENQUIRY_BULK,
      answer: successResponse(ENQUIRY_BULK_DONE),
    },
  }),
  route({
    method: 'POST',
    path: '/EnquiryEnter',
    who: 'answer enquiries',
    handle: enterEnquiry,
    describes: {
      summary: 'Enters an enquiry of somebody who calls or comes',
      notes: 'It belongs to the caller, with the status `Contacted`.',
      body: ENTERED_ENQUIRY,
      answer: successResponse({ _id: id, reference: { type: 'string' } }),
      once: true,
      parts: OF_REGION,
    },
  }),
  route({
    method: 'POST',
    path: '/EnquiryExport',
    who: 'export private data',
    handle: exportEnquiries,
    describes: {
      summary: 'What a search finds as a CSV file',
      notes: 'At most 10,000 rows, in the order of the search. It is written to the audit trail.',
      body: requestObject({ values: ref('EnquirySearchValues') }),
      answer: successResponse({ csv: { type: 'string' }, count, isMore: flag }),
    },
  }),
];

/** The form for browsers without scripts: pages, and no calls. Source: docs/contract.md, "Enquiries". */
export const PLAIN_ENQUIRY_ROUTES: readonly ServedRoute[] = [
  { method: 'GET', path: '/EnquiryForm', handler: showPlainForm },
  { method: 'POST', path: '/EnquiryForm', handler: sendPlainForm },
];

export default strapiRouter([...ENQUIRY_ROUTES, ...PLAIN_ENQUIRY_ROUTES]);
