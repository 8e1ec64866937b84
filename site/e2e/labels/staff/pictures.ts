import { labels } from '../label';

/** First seed document, sections 2, 5 and 8: the pictures of a record. */
export const PICTURES = [
  ...labels(['the form Upload Images'], ['Upload Images', 'Upload', 'Cancel']),
  ...labels(['a file that is no picture'], ['Not an Image !', 'Upload Images Only !']),
  ...labels(['more than five pictures'], ['You can Upload 5 Images Only at a time !']),
  ...labels(['an added picture'], ['Image Added Successfully']),
  ...labels(['a property without pictures'], ['All Images', 'Oops ! No Image Available']),
];
