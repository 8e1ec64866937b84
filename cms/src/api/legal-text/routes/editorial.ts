import { factories } from '@strapi/strapi';

/** Read by the site's build alone, with its token. */
export default factories.createCoreRouter('api::legal-text.legal-text', {
  only: ['find', 'findOne'],
});
