import { defineResource } from '../../documents/resource';

export const appParameter = defineResource({
  name: 'app-parameter',
  uid: 'api::app-parameter.app-parameter',
  pages: 'build',
});
