import { strapiRoutes } from '../../../contract/route';
import { IMAGE_ROUTES } from '../../../images/routes';

export default strapiRoutes(IMAGE_ROUTES);
