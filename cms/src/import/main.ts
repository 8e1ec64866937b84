import { serveRequests } from '../program';
import { ListingWriter } from './listing-writer';
import type { Request } from './messages';

/** The program that `npm run import` starts. */
let writer: ListingWriter | undefined;

serveRequests(async (strapi, request: Request) => {
  if (request.call === 'open') {
    writer = new ListingWriter(strapi, request);
    return null;
  }
  if (!writer) throw new Error('The first call must be "open"');
  return await writer.write(request.listings);
});
