import { defineResource } from '../../documents/resource';

export const legalText = defineResource({
  name: 'legal-text',
  uid: 'api::legal-text.legal-text',
  pages: 'build',
});
