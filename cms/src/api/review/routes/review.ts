import { strapiRoutes } from '../../../contract/route';
import { REVIEW_ROUTES } from '../../../reviews/routes';

export default strapiRoutes(REVIEW_ROUTES);
