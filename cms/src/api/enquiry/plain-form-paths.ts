import { REQUEST_ID } from '../../openapi/error-responses';
import type { OtherPaths } from '../../openapi/document';
import { ref } from '../../openapi/json';

const TAG = { tags: ['Enquiries'], security: [{}] };
const HTML = { 'text/html': { schema: { type: 'string' } } };
const page = (description: string) => ({ description, headers: REQUEST_ID, content: HTML });
const error = (name: string) => ({ $ref: `#/components/responses/${name}` });
const ALWAYS = { 500: error('ErrorServer'), 503: error('ErrorBusy') };

const queried = (name: string, description: string) => ({
  ...{ name, description },
  in: 'query',
  schema: { type: 'string' },
});

/** The form for browsers without scripts, in OpenAPI. Source: docs/contract.md, "Enquiries". */
export const PLAIN_ENQUIRY_PATHS: OtherPaths = {
  '/api/EnquiryForm': {
    get: {
      ...TAG,
      operationId: 'EnquiryFormPage',
      summary: 'The form of an enquiry as a page, for browsers without scripts',
      description: 'Anyone.',
      parameters: [
        queried('area', 'The region that is chosen at first.'),
        queried('kind', 'The kind of the listing.'),
        queried('listing', 'The `_id` of the listing that it is about.'),
      ],
      responses: { 200: page('The form'), ...ALWAYS },
    },
    post: {
      ...TAG,
      operationId: 'EnquiryForm',
      summary: 'Sends the form of an enquiry without scripts',
      description: 'Anyone. The same fields sent again with the same `token` are the same enquiry.',
      requestBody: {
        required: true,
        content: { 'application/x-www-form-urlencoded': { schema: ref('EnquiryForm') } },
      },
      responses: {
        200: page('The reference of the enquiry, and a link to it'),
        400: page('The form with what was typed, and the errors'),
        404: page('The same: there was never such a listing'),
        413: error('ErrorTooLarge'),
        429: page('The same: too many tries'),
        ...ALWAYS,
      },
    },
  },
};
