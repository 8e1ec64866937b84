import { MASTER_FACTS, MASTERS, OVERVIEW_LINES, RECORD_RULES, REGION_LABEL } from '../../domain';
import type { Master } from '../../domain';
import { MASTER_UIDS, RECORD_UIDS } from '../../uids';
import { requiredOf, section, wide, wordingOf } from './layout';
import type { TypeLayout } from './layout';

const masterLayout = (master: Master): TypeLayout => ({
  uid: MASTER_UIDS[master],
  wording: {
    area: { label: REGION_LABEL },
    name: { label: MASTER_FACTS[master].label, hint: 'As listings are to show it' },
  },
  sections: [section(MASTER_FACTS[master].label, ['area', 'name'])],
  required: ['area', 'name'],
  columns: ['name', 'area', 'createdAt'],
  mainField: 'name',
  sort: { by: 'name', order: 'ASC' },
});

const { review, overview, award } = RECORD_RULES;

const REVIEW: TypeLayout = {
  uid: RECORD_UIDS.review,
  wording: {
    ...wordingOf(review),
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
  required: requiredOf(review),
  columns: ['name', 'rating', 'review', 'reviewType', 'hidden', 'reviewedAt'],
  mainField: 'name',
  sort: { by: 'reviewedAt', order: 'DESC' },
};

const OVERVIEW: TypeLayout = {
  uid: RECORD_UIDS.overview,
  wording: { ...wordingOf(overview), picture: { label: 'Picture' } },
  sections: [
    section('Overview', ['city', 'position', 'heading', 'tag', 'picture']),
    section('Lines', OVERVIEW_LINES),
  ],
  required: requiredOf(overview),
  columns: ['heading', 'city', 'tag', 'position', 'picture'],
  mainField: 'heading',
  sort: { by: 'position', order: 'ASC' },
};

const AWARD: TypeLayout = {
  uid: RECORD_UIDS.award,
  wording: { ...wordingOf(award), pictures: { label: 'Pictures', hint: 'The last is shown' } },
  sections: [section('Award', ['head', 'position']), section('Pictures', ['pictures'], 12)],
  required: requiredOf(award),
  columns: ['head', 'position', 'pictures'],
  mainField: 'head',
  sort: { by: 'position', order: 'ASC' },
};

export const RECORD_LAYOUTS: readonly TypeLayout[] = [
  ...MASTERS.map(masterLayout),
  REVIEW,
  OVERVIEW,
  AWARD,
];
