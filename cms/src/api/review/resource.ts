import { defineResource } from '../../documents/resource';
import { fieldsOfRule } from '../../documents/versioned-fields';
import { RECORD_RULES } from '../../domain';
import { requiredOf, section, wide, wordingOf } from '../../panel/layout';
import type { PanelAccess } from '../../panel/layout';
import { REVIEW_SCHEMAS } from './schemas';

const rule = RECORD_RULES.review;

/** The author and phone are set from the account that wrote the review, so nobody can edit them. */
const WRITE: PanelAccess = { actions: ['create', 'update'], without: ['author', 'phone'] };

export const review = defineResource({
  name: 'review',
  uid: 'api::review.review',
  rule,
  pages: 'front',
  approvedBy: 'reviewApproval',
  pictures: {
    folder: 'review',
    of: 'a review',
    field: 'picture',
    call: 'AddImage',
    crop: { width: 150, height: 150 },
    addedBy: 'add own pictures',
    changedBy: 'edit any review',
    pathCall: '/ReviewEditForAddImagePath',
    pathBy: 'write own reviews',
    author: 'author',
    title: 'name',
  },
  versions: {
    fields: fieldsOfRule(rule, 'picture'),
    seenBy: 'edit any review',
  },
  bin: { label: 'Review', title: ['name', 'rating', 'review'], by: 'delete any review' },
  panel: {
    admin: [{ actions: ['read', 'delete'] }, WRITE],
    // Strapi lists all accounts to a user who can read the author.
    manager: [{ actions: ['read'], without: ['author'] }, WRITE],
    wording: {
      ...wordingOf(rule),
      picture: { label: 'Picture' },
      phone: { label: 'Phone', hint: "The author's, when it was written" },
      author: { label: 'Author', hint: 'The account that wrote it', mainField: 'uname' },
    },
    sections: [
      section('Review', [
        'name',
        'rating',
        wide('review'),
        'reviewType',
        'picture',
        wide('videoPath'),
      ]),
      section('Answer', [wide('reviewReply'), 'hidden', 'reviewedAt']),
      section('Author', ['phone', 'author']),
    ],
    readOnly: ['phone', 'author'],
    required: requiredOf(rule),
    columns: ['name', 'rating', 'review', 'reviewType', 'hidden', 'reviewedAt'],
    mainField: 'name',
    sort: { by: 'reviewedAt', order: 'DESC' },
  },
  schemas: REVIEW_SCHEMAS,
});
