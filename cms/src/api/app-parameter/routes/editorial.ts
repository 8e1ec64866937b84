import { factories } from '@strapi/strapi';

/** Read by the site's build alone, with its token. */
export default factories.createCoreRouter('api::app-parameter.app-parameter', { only: ['find'] });
