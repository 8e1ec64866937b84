import { strapiRoutes } from '../../../contract/route';
import { LISTING_ROUTES } from '../../../listings/routes';

export default strapiRoutes(LISTING_ROUTES);
