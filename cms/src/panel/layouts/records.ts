import { MASTER_FACTS, MASTERS, OVERVIEW_LINES, REGION_LABEL } from '../../domain';
import type { Master } from '../../domain';
import { MASTER_UIDS, RECORD_UIDS } from '../../uids';
import { section, wide } from './layout';
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

const POSITION = { label: 'Position', hint: 'A whole number; none is last' };

/** Labels are those of the model's messages (record-rules.ts). */
const REVIEW: TypeLayout = {
  uid: RECORD_UIDS.review,
  wording: {
    name: { label: 'Name' },
    rating: { label: 'Rating', hint: '1 to 5' },
    review: { label: 'Review' },
    reviewReply: { label: 'Review Reply', hint: 'Shown below the review' },
    reviewType: { label: 'Review Type' },
    videoPath: { label: 'Video URL', hint: 'Begins with https://; a Video review needs one' },
    picture: { label: 'Picture' },
    hidden: { label: 'Hidden', hint: 'Only staff and its author see a hidden review' },
    reviewedAt: { label: 'Written On' },
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
  required: ['name', 'rating', 'review', 'reviewType'],
  columns: ['name', 'rating', 'review', 'reviewType', 'hidden', 'reviewedAt'],
  mainField: 'name',
  sort: { by: 'reviewedAt', order: 'DESC' },
};

const OVERVIEW: TypeLayout = {
  uid: RECORD_UIDS.overview,
  wording: {
    city: { label: 'Location', hint: "Its card leads to this region's list" },
    tag: { label: 'Tag', hint: 'A few words over the picture' },
    heading: { label: 'Heading' },
    position: POSITION,
    picture: { label: 'Picture' },
    ...Object.fromEntries(
      OVERVIEW_LINES.map((line, index) => [line, { label: `Line ${String(index + 1)}` }]),
    ),
  },
  sections: [
    section('Overview', ['city', 'position', 'heading', 'tag', 'picture']),
    section('Lines', OVERVIEW_LINES),
  ],
  required: ['city'],
  columns: ['heading', 'city', 'tag', 'position', 'picture'],
  mainField: 'heading',
  sort: { by: 'position', order: 'ASC' },
};

const AWARD: TypeLayout = {
  uid: RECORD_UIDS.award,
  wording: {
    head: { label: 'Heading' },
    position: POSITION,
    pictures: { label: 'Pictures', hint: 'The last is shown' },
  },
  sections: [section('Award', ['head', 'position']), section('Pictures', ['pictures'], 12)],
  required: ['head'],
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
