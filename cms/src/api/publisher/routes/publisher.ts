import { feedChanges, publisherState } from '../../../publisher/changes-feed';
import { isPublisher } from '../../../publisher/is-publisher';
import { feedListings } from '../../../publisher/listings-feed';
import { feedListing } from '../../../publisher/place-feed';

const get = (path: string, handle: Parameters<typeof isPublisher>[0]) => ({
  method: 'GET',
  path: `/publisher/${path}`,
  handler: isPublisher(handle),
  config: { auth: false },
});

/** For the publisher alone, by its token. */
export default {
  type: 'content-api',
  routes: [
    get('state', publisherState),
    get('changes', feedChanges),
    get('listings', feedListings),
    get('listing', feedListing),
  ],
};
