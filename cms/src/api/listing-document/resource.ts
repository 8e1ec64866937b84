import { defineResource } from '../../documents/resource';
import { count, id, instant, nullable, responseObject, withDescription } from '../../openapi/json';

const text = { type: 'string' } as const;

/** The private documents of listings. Source: docs/contract.md, "Documents". */
export const listingDocument = defineResource({
  name: 'listingDocument',
  uid: 'api::listing-document.listing-document',
  pages: 'none',
  schemas: {
    ListingDocument: responseObject({
      ...{ _id: id, name: text, type: text, bytes: count, at: instant },
      by: withDescription(nullable(text), 'Who added it.'),
    }),
  },
});
