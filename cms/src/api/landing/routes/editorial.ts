import { factories } from '@strapi/strapi';

/** Only the site's build reads this route, with its token. */
export default factories.createCoreRouter('api::landing.landing', { only: ['find'] });
