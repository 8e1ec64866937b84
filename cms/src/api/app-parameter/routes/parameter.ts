import { strapiRoutes } from '../../../contract/route';
import { PARAMETER_ROUTES } from '../../../parameters/routes';

export default strapiRoutes(PARAMETER_ROUTES);
