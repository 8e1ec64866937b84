import type { Served } from '../contract/route';
import { feedChanges, publisherState } from './changes-feed';
import { isPublisher } from './is-publisher';
import { feedListings } from './listings-feed';
import { feedListing } from './place-feed';

const get = (path: string, handle: Parameters<typeof isPublisher>[0]): Served => ({
  method: 'GET',
  path: `/publisher/${path}`,
  handler: isPublisher(handle),
});

/** For the publisher alone, by its token; the owners' calls are in routes.ts. */
export const FEED: readonly Served[] = [
  get('state', publisherState),
  get('changes', feedChanges),
  get('listings', feedListings),
  get('listing', feedListing),
];
