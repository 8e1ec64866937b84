import { isPublisher } from '../../../publisher/is-publisher';
import { feedChanges, feedListings, publisherState } from '../../../publisher/calls';

/** For the publisher alone, by its token. */
export default {
  type: 'content-api',
  routes: [
    {
      method: 'GET',
      path: '/publisher/listings',
      handler: isPublisher(feedListings),
      config: { auth: false },
    },
    {
      method: 'GET',
      path: '/publisher/changes',
      handler: isPublisher(feedChanges),
      config: { auth: false },
    },
    {
      method: 'GET',
      path: '/publisher/state',
      handler: isPublisher(publisherState),
      config: { auth: false },
    },
  ],
};
