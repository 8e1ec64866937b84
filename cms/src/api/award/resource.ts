import { defineResource } from '../../documents/resource';
import { RECORD_RULES } from '../../domain';

export const award = defineResource({
  name: 'award',
  uid: 'api::award.award',
  rule: RECORD_RULES.award,
  pages: 'front',
  pictures: {
    folder: 'award',
    field: 'pictures',
    call: 'AddImages',
    crop: null,
    addedBy: 'add pictures',
    changedBy: 'write awards',
    title: 'head',
  },
});
