import { OVERVIEW_LINES } from '../../domain';
import { editorialResource } from '../../editorial/editorial-resource';
import { section } from '../../panel/layout';

export const overview = editorialResource('overview', {
  wording: { picture: { label: 'Picture' } },
  sections: [
    section('Overview', ['city', 'position', 'heading', 'tag', 'picture']),
    section('Lines', OVERVIEW_LINES),
    section('What its card leads to', ['list', 'filters']),
  ],
  columns: ['heading', 'city', 'tag', 'position', 'picture'],
});
