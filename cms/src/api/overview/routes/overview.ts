import { strapiRoutes } from '../../../contract/route';
import { OVERVIEW_ROUTES } from '../../../overviews/routes';

export default strapiRoutes(OVERVIEW_ROUTES);
