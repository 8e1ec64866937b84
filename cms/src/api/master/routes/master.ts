import { strapiRoutes } from '../../../contract/route';
import { MASTER_ROUTES } from '../../../masters/routes';

export default strapiRoutes(MASTER_ROUTES);
