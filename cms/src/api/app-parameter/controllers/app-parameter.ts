import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::app-parameter.app-parameter');
