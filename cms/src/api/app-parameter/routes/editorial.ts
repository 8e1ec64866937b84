import { factories } from '@strapi/strapi';

/** Only the site's build reads this route, with its token. */
export default factories.createCoreRouter('api::app-parameter.app-parameter', { only: ['find'] });
