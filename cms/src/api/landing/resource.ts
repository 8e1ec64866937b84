import { defineResource } from '../../documents/resource';

export const landing = defineResource({
  name: 'landing',
  uid: 'api::landing.landing',
  pages: 'build',
});
