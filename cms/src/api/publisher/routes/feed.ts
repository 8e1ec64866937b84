import type { ServedRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { feedChanges, publisherState } from '../controllers/changes-feed';
import { forPublisher } from '../../../sessions/publisher-token';
import { feedListings } from '../controllers/listings-feed';
import { feedNear } from '../controllers/near-feed';
import { feedClosed, feedListing } from '../controllers/place-feed';

const get = (path: string, handle: Parameters<typeof forPublisher>[0]): ServedRoute => ({
  method: 'GET',
  path: `/publisher/${path}`,
  handler: forPublisher(handle),
});

/** Routes for the publisher only, with its token. The calls for users are in publisher.ts. */
export const FEED_ROUTES: readonly ServedRoute[] = [
  get('state', publisherState),
  get('changes', feedChanges),
  get('listings', feedListings),
  get('listing', feedListing),
  get('closed', feedClosed),
  get('near', feedNear),
];

export default strapiRouter(FEED_ROUTES);
