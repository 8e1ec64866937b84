import { factories } from '@strapi/strapi';

/** Only the site's build reads these routes, with its token. */
export default factories.createCoreRouter('api::legal-text.legal-text', {
  only: ['find', 'findOne'],
});
