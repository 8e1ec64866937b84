import { defineResource } from '../../documents/resource';
import { RECORD_RULES } from '../../domain';

export const overview = defineResource({
  name: 'overview',
  uid: 'api::overview.overview',
  rule: RECORD_RULES.overview,
  pages: 'front',
  pictures: {
    folder: 'ov',
    field: 'picture',
    call: 'AddImage',
    crop: { width: 425, height: 280 },
    addedBy: 'add pictures',
    changedBy: 'write overviews',
    title: 'heading',
  },
});
