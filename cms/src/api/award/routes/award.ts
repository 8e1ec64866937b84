import { strapiRoutes } from '../../../contract/route';
import { AWARD_ROUTES } from '../../../awards/routes';

export default strapiRoutes(AWARD_ROUTES);
