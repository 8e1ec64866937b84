import { defineResource } from '../../documents/resource';
import { RECORD_RULES } from '../../domain';

export const review = defineResource({
  name: 'review',
  uid: 'api::review.review',
  rule: RECORD_RULES.review,
  pages: 'front',
  pictures: {
    folder: 'review',
    field: 'picture',
    call: 'AddImage',
    crop: { width: 150, height: 150 },
    addedBy: 'add own pictures',
    changedBy: 'edit any review',
    title: 'name',
  },
});
