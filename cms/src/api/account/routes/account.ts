import { strapiRoutes } from '../../../contract/route';
import { ACCOUNT_ROUTES } from '../../../accounts/routes';

export default strapiRoutes(ACCOUNT_ROUTES);
