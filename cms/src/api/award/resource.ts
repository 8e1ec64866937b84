import { editorialResource } from '../../editorial/editorial-resource';
import { section } from '../../panel/layout';

export const award = editorialResource('award', {
  wording: { pictures: { label: 'Pictures', hint: 'The last is shown' } },
  sections: [section('Award', ['head', 'position']), section('Pictures', ['pictures'], 12)],
  columns: ['head', 'position', 'pictures'],
});
