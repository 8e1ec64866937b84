import { strapiRoutes } from '../../../contract/route';
import { PUBLISHER_ROUTES } from '../../../publisher/routes';

/** For the owners: the publisher's own calls are in publisher.ts. */
export default strapiRoutes(PUBLISHER_ROUTES);
